// What a sandbox has and a server has not: a clock to move, and rights and threads to change at will.

import { patch, post, put, remove } from "./api.js";
import { dialog, h, toast } from "./dom.js";
import { guild, model, now, people, place, title } from "./model.js";
import { editor } from "./rights.js";

const told = (request) => request.catch((fault) => toast(fault.message));

/** Opens the tools. */
export async function open() {
  const channel = place(model.open);
  const box = dialog("Tools of the sandbox", clock(), channel ? ofChannel(channel, () => box.close()) : null, channel?.guild_id ? section("Rights", await editor(channel)) : null, application(), membership(), newUser(), newServer(() => box.close()));
}

function clock() {
  const shown = h("b", {}, new Date(now()).toLocaleString("en-GB"));
  const step = (label, ms) => h("button.button.secondary", { onclick: () => told(post("/clock", { advance_ms: ms }).then((answer) => { shown.textContent = new Date(answer.now_ms).toLocaleString("en-GB"); })) }, label);
  return section("Clock", h("p", {}, "It is ", shown, ". Forward by:"), h("div.buttons", {}, step("1 minute", 60_000), step("15 minutes", 900_000), step("1 hour", 3_600_000), step("1 day", 86_400_000)));
}

function ofChannel(channel, close) {
  const end = () => confirm(`Delete ${title(channel)} with all its messages?`) && told(remove(`/channels/${channel.id}`).then(close));
  const buttons = [h("button.button.danger", { onclick: end }, `Delete ${title(channel)}`)];
  if (channel.type === 11) {
    const { archived, locked } = channel.thread_metadata;
    const set = (label, change) => h("button.button.secondary", { onclick: () => told(patch(`/channels/${channel.id}`, change).then(close)) }, label);
    buttons.unshift(set(archived ? "Take out of the archive" : "Archive", { archived: !archived }), set(locked ? "Unlock" : "Lock", { locked: !locked }));
  }
  return channel.between ? null : section(title(channel), h("div.buttons", {}, buttons));
}

/** For whom the application is installed wherever they are. */
function application() {
  const rows = people().map((one) => {
    const change = (event) => told(patch(`/users/${one.id}`, { installed: event.target.checked }));
    return h("label", {}, h("input", { type: "checkbox", checked: one.installed, onchange: change }), one.shown);
  });
  return section("The application", h("fieldset", {}, h("legend", {}, "Installed for oneself, to use everywhere, by"), rows));
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

function newServer(close) {
  const name = h("input", { maxlength: "100", placeholder: "Name", "aria-label": "Name of the new server" });
  const bot = h("input", { type: "checkbox" });
  const make = () => told(post("/guilds", { name: name.value || "Another server", bot: bot.checked }).then(close));
  return section("Another server", h("p.hint", {}, "Without the bot, only those who installed the application can use it there."),
    h("div.buttons", {}, name, h("label.switch", {}, bot, "with the bot"), h("button.button.secondary", { onclick: make }, "Make it")));
}

const section = (name, ...children) => h("section", {}, h("h4", {}, name), ...children);
