// The lists on both sides: places and people.

import { post } from "./api.js";
import { avatar, dialog, find, h, icon, toast } from "./dom.js";
import { guild, isUnread, members, model, other, people, place, threads, title, user } from "./model.js";
import { toldIfFailed } from "./messages.js";

/** What the lists need from the rest of the page. */
export const links = { openChannel: () => {}, become: () => {}, mention: () => {} };

/** Draws both sides. */
export function draw() {
  drawChannels();
  drawMembers();
  drawMe();
}

export function drawChannels() {
  const nodes = [];
  for (const of of model.state.guilds) {
    nodes.push(h("h3", {}, of === guild() ? "Channels" : of.name, of === guild() ? h("button.icon", { "aria-label": "New channel", title: "New channel", onclick: newChannel }, icon("plus")) : null));
    for (const channel of of.channels) {
      nodes.push(entry(channel, "#"));
      const own = threads(of, channel.id).filter((thread) => !thread.thread_metadata.archived || thread.id === model.open);
      nodes.push(...own.map((thread) => entry(thread, icon("thread"), "thread")));
    }
  }
  nodes.push(h("h3", {}, "Direct messages", h("button.icon", { "aria-label": "New direct message", title: "New direct message", onclick: newDirect }, icon("plus"))));
  nodes.push(...model.state.directs.map((channel) => entry(channel, avatar(user(other(channel))))));
  find("channels").replaceChildren(...nodes);
  find("guild").textContent = guild()?.name ?? "No server";
}

function entry(channel, sign, kind) {
  const classes = ["place", kind, isUnread(channel) && "unread", channel.id === model.open && "open"].filter(Boolean);
  const mentions = model.mentions.get(channel.id);
  return h(`button.${classes.join(".")}`, { onclick: () => links.openChannel(channel.id), "aria-current": channel.id === model.open ? "page" : undefined },
    h("span.sign", { "aria-hidden": "true" }, sign), h("span.name", {}, title(channel).replace(/^[#@]/, "")),
    channel.thread_metadata?.locked ? h("span", { title: "Locked" }, icon("lock")) : null,
    mentions ? h("span.badge", { "aria-label": `${mentions} mentions` }, String(mentions)) : null);
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
  find("right").replaceChildren(...groups.flatMap(([name, ones]) => [h("h3", {}, `${name} — ${ones.length}`), ...ones.map(person)]));
}

function person(one) {
  const isAway = one.id === model.state.bot && !model.state.bot_online;
  return h(`button.person${isAway ? ".away" : ""}`, { onclick: () => showUser(one.id) }, avatar(one), h("span.name", {}, one.shown), one.bot ? h("span.tag", {}, "APP") : null);
}

/** The card of a user, with what can be done: also the application's own entries. */
export function showUser(id) {
  document.body.classList.remove("show-left", "show-right");
  const one = user(id);
  const run = (name) => post(`/users/${model.me}/menu`, { channel: model.open, name, target_user: id, wait_ms: 3500 }).then(toldIfFailed).catch((fault) => toast(fault.message));
  const button = (label, act) => h("button.button.secondary", { onclick: () => { box.close(); act(); } }, label);
  const apps = model.commands.filter((command) => command.type === 2);
  const box = dialog(one.shown,
    h("div.card", {}, avatar(one), h("div", {}, h("b", {}, one.shown), h("div.hint", {}, one.username, " ", one.bot ? h("span.tag", {}, "APP") : null))),
    h("div.buttons", {}, button("Mention", () => links.mention(id)),
      id !== model.me ? button("Message", () => links.openChannel(`@${id}`)) : null,
      !one.bot && id !== model.me ? button("Be this user", () => links.become(id)) : null),
    apps.length ? h("h4", {}, "Apps") : null,
    h("div.buttons", {}, apps.map((command) => h("button.button.primary", { onclick: () => { box.close(); run(command.name); } }, command.name))));
}

function drawMe() {
  const select = find("me");
  select.replaceChildren(...people().map((one) => h("option", { value: one.id, selected: one.id === model.me }, one.shown)));
  find("own-avatar").replaceChildren(avatar(user(model.me)));
}
