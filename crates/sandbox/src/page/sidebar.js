// The lists on both sides: places and people.

import { patch, post } from "./api.js";
import { Kept, arrange, avatar, dialog, find, h, icon, toast } from "./dom.js";
import { guild, isUnread, members, model, nameOf, other, people, place, threads, title, user } from "./model.js";
import { follow } from "./modal.js";

/** What the lists need from the rest of the page. */
export const links = { openChannel: () => {}, become: () => {}, mention: () => {} };

/** What the lists hold, so that only what changes is drawn anew. */
const kept = new Kept();

/** Draws both sides. */
export function draw() {
  drawChannels();
  drawMembers();
  drawMe();
}

export function drawChannels() {
  const nodes = [];
  for (const of of model.state.guilds) {
    nodes.push(of === guild() ? heading(of.id, "Channels", "New channel", newChannel) : heading(of.id, of.has_bot ? of.name : `${of.name} (no bot)`));
    for (const channel of of.channels) {
      nodes.push(entry(channel, () => "#"));
      const own = threads(of, channel.id).filter((thread) => !thread.thread_metadata.archived || thread.id === model.open);
      nodes.push(...own.map((thread) => entry(thread, () => icon("thread"), "thread")));
    }
  }
  nodes.push(heading("directs", "Direct messages", "New direct message", newDirect));
  nodes.push(...model.state.directs.map((channel) => entry(channel, () => avatar(user(other(channel))))));
  arrange(find("channels"), nodes);
  find("guild").textContent = guild()?.name ?? "No server";
}

/** The head of a list, with a button if it can be added to. */
function heading(key, name, label, add) {
  const button = () => h("button.icon", { "aria-label": label, title: label, onclick: add }, icon("plus"));
  return kept.node(`heading ${key}`, [name, label], () => h("h3", {}, name, add ? button() : null));
}

function entry(channel, sign, kind) {
  const isOpen = channel.id === model.open;
  const classes = ["place", kind, isUnread(channel) && "unread", isOpen && "open"].filter(Boolean);
  const name = title(channel).replace(/^[#@]/, "");
  const isLocked = Boolean(channel.thread_metadata?.locked);
  const mentions = model.mentions.get(channel.id);
  return kept.node(channel.id, [classes, name, isLocked, mentions], () =>
    h(`button.${classes.join(".")}`, { onclick: () => links.openChannel(channel.id), "aria-current": isOpen ? "page" : undefined, "data-key": channel.id },
      h("span.sign", { "aria-hidden": "true" }, sign()), h("span.name", {}, name),
      isLocked ? h("span", { title: "Locked" }, icon("lock")) : null,
      mentions ? h("span.badge", { "aria-label": `${mentions} mentions` }, String(mentions)) : null));
}

function newChannel() {
  const name = h("input", { maxlength: "100", "aria-label": "Name", placeholder: "name" });
  const make = () => post("/channels", { name: name.value }).then(({ id }) => { box.close(); links.openChannel(id); }).catch((fault) => toast(fault.message));
  const box = dialog("New channel", name, h("button.button.primary", { onclick: make }, "Make it"));
}

function newDirect() {
  const rows = model.state.users.filter((one) => one.id !== model.me).map((one) => h("button.person", { onclick: () => { box.close(); links.openChannel(`@${one.id}`); } }, avatar(one), one.shown));
  const box = dialog("Direct message with …", h("div.people", {}, rows));
}

export function drawMembers() {
  const all = members(place(model.open)).toSorted((a, b) => a.bot - b.bot || a.shown.localeCompare(b.shown));
  const groups = [["People", all.filter((one) => !one.bot)], ["Apps", all.filter((one) => one.bot)]];
  const head = (name, count) => kept.node(`group ${name}`, count, () => h("h3", {}, `${name} — ${count}`));
  arrange(find("right"), groups.flatMap(([name, ones]) => [head(name, ones.length), ...ones.map(person)]));
}

function person(one) {
  const isAway = one.id === model.state.bot && !model.state.bot_online;
  return kept.node(`member ${one.id}`, [one, isAway], () =>
    h(`button.person${isAway ? ".away" : ""}`, { onclick: () => showUser(one.id), "data-key": one.id }, avatar(one), h("span.name", {}, one.shown), one.bot ? h("span.tag", {}, "APP") : null));
}

/** The card of a user, with what can be done: also the application's own entries. */
export function showUser(id) {
  document.body.classList.remove("show-left", "show-right");
  const one = user(id);
  const run = (name) => post(`/users/${model.me}/menu`, { channel: model.open, name, target_user: id, wait_ms: 3500 }).then(follow).catch((fault) => toast(fault.message));
  const button = (label, act) => h("button.button.secondary", { onclick: () => { box.close(); act(); } }, label);
  const apps = model.commands.filter((command) => command.type === 2);
  const box = dialog(one.shown,
    h("div.card", {}, avatar(one), h("div", {}, h("b", {}, one.shown), h("div.hint", {}, one.username, " ", one.bot ? h("span.tag", {}, "APP") : null))),
    h("div.buttons", {}, button("Mention", () => links.mention(id)),
      id !== model.me ? button("Message", () => links.openChannel(`@${id}`)) : null,
      !one.bot && id !== model.me ? button("Be this user", () => links.become(id)) : null),
    one.bot ? null : h("label.switch", {}, h("input", { type: "checkbox", checked: one.installed, onchange: (event) => patch(`/users/${id}`, { installed: event.target.checked }).catch((fault) => toast(fault.message)) }), `${model.state.application} is installed for ${id === model.me ? "you" : one.shown}, everywhere`),
    apps.length ? h("h4", {}, "Apps") : null,
    h("div.buttons", {}, apps.map((command) => h("button.button.primary", { onclick: () => { box.close(); run(command.name); } }, nameOf(command)))));
}

export function drawMe() {
  const select = find("me");
  arrange(select, people().map((one) => kept.node(`option ${one.id}`, one.shown, () => h("option", { value: one.id }, one.shown))));
  select.value = model.me;
  arrange(find("locale"), model.state.locales.map((one) => kept.node(`locale ${one}`, one, () => h("option", { value: one }, one))));
  find("locale").value = user(model.me).locale;
  find("own-avatar").replaceChildren(avatar(user(model.me)));
}
