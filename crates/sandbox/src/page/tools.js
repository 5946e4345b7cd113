// What a sandbox has and a server has not: a clock to move, and rights and threads to change at will.

import { get, patch, post, put, remove } from "./api.js";
import { dialog, h, toast } from "./dom.js";
import { guild, model, now, people, place, title } from "./model.js";

const RIGHTS = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY", "MANAGE_MESSAGES"];

const told = (request) => request.catch((fault) => toast(fault.message));

/** Opens the tools. */
export async function open() {
  const channel = place(model.open);
  const box = dialog("Tools of the sandbox", clock(), channel ? await ofChannel(channel, () => box.close()) : null, membership(), newUser());
}

function clock() {
  const shown = h("b", {}, new Date(now()).toLocaleString("en-GB"));
  const step = (label, ms) => h("button.button.secondary", { onclick: () => told(post("/clock", { advance_ms: ms }).then((answer) => { shown.textContent = new Date(answer.now_ms).toLocaleString("en-GB"); })) }, label);
  return section("Clock", h("p", {}, "It is ", shown, ". Forward by:"), h("div.buttons", {}, step("1 minute", 60_000), step("15 minutes", 900_000), step("1 hour", 3_600_000), step("1 day", 86_400_000)));
}

async function ofChannel(channel, close) {
  const end = () => confirm(`Delete ${title(channel)} with all its messages?`) && told(remove(`/channels/${channel.id}`).then(close));
  const buttons = [h("button.button.danger", { onclick: end }, `Delete ${title(channel)}`)];
  if (channel.type === 11) {
    const { archived, locked } = channel.thread_metadata;
    const set = (label, change) => h("button.button.secondary", { onclick: () => told(patch(`/channels/${channel.id}`, change).then(close)) }, label);
    buttons.unshift(set(archived ? "Take out of the archive" : "Archive", { archived: !archived }), set(locked ? "Unlock" : "Lock", { locked: !locked }));
  }
  const rights = channel.type === 0 ? await botRights(channel) : null;
  return section(title(channel), rights, channel.between ? null : h("div.buttons", {}, buttons));
}

/** What the bot may do in a channel: what is unticked is denied to it there. */
async function botRights(channel) {
  const held = (await get(`/channels/${channel.id}/rights`)).rights;
  const ticks = RIGHTS.map((right) => h("input", { type: "checkbox", checked: held.includes(right), value: right }));
  const save = () => told(put(`/channels/${channel.id}/rights`, {
    allow: ticks.filter((tick) => tick.checked).map((tick) => tick.value),
    deny: ticks.filter((tick) => !tick.checked).map((tick) => tick.value),
  }));
  const name = (right) => right.toLowerCase().replaceAll("_", " ");
  return h("fieldset", { onchange: save }, h("legend", {}, "The bot may"), ticks.map((tick) => h("label", {}, tick, name(tick.value))));
}

function membership() {
  const here = new Set(guild()?.members.map((member) => member.id));
  const rows = people().concat(model.state.users.filter((one) => one.bot)).map((one) => {
    const change = (event) => told(event.target.checked ? put(`/members/${one.id}`) : remove(`/members/${one.id}`));
    return h("label", {}, h("input", { type: "checkbox", checked: here.has(one.id), onchange: change }), one.shown);
  });
  return section("Members", h("fieldset", {}, h("legend", {}, "Who is in the server"), rows));
}

function newUser() {
  const name = h("input", { maxlength: "32", placeholder: "Name", "aria-label": "Name of the new user" });
  const make = () => told(post("/users", { name: name.value }).then(() => { name.value = ""; }));
  return section("New user", h("div.buttons", {}, name, h("button.button.secondary", { onclick: make }, "Add")));
}

const section = (name, ...children) => h("section", {}, h("h4", {}, name), ...children);
