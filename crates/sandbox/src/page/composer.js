// Where the user writes: text with mentions, replies, and slash commands.

import { post } from "./api.js";
import { avatar, find, h, icon, toast } from "./dom.js";
import { form } from "./command.js";
import { about, members, model, nameOf, place, title, user } from "./model.js";
import { Suggest } from "./suggest.js";
import { toEnd } from "./messages.js";

/** The message that is answered, and whether its writer is pinged. */
let answered = null;
/** Whose text is in the field, and where: what the others left unsent is in `drafts`. */
let shown = null;
const drafts = new Map();

const text = h("textarea", { rows: "1", maxlength: "4000", "aria-label": "Message" });
const bar = h("div.reply-bar", { hidden: true });
const line = h("div.line");
const suggest = new Suggest(text, (item) => item.value());
const send = h("button.icon.send", { "aria-label": "Send", title: "Send", onclick: () => submit() }, icon("send"));

/** Builds the composer. */
export function start() {
  text.addEventListener("input", changed);
  text.addEventListener("keydown", pressed);
  text.addEventListener("blur", () => suggest.hide());
  find("composer").append(...beginning(), bar, line);
  plain();
}

/** On the first visit: how to begin. */
function beginning() {
  if (localStorage.getItem("began")) return [];
  const hint = h("p.begin", { id: "begin" }, h("span", {}, "Type ", h("kbd", {}, "/"), " for commands. To reply to a message, use ", icon("reply"), " or ", icon("more"), " beside it."), h("button.icon", { "aria-label": "Close the hint", onclick: () => { began(); text.focus(); } }, icon("close")));
  return [hint];
}

/** Whoever has begun needs the hint no more. */
function began() {
  localStorage.setItem("began", "yes");
  find("begin")?.remove();
}

/** Shows what the user has begun to write in the open channel. If that is what is shown, it stays as it is. */
export function show() {
  const key = `${model.me}/${model.open}`;
  if (key !== shown) {
    if (shown) drafts.set(shown, draft());
    shown = key;
    plain();
    suggest.hide();
    restore(drafts.get(key) ?? NOTHING);
  }
  fit();
}

const NOTHING = { text: "", answered: null };

/** What is written and not sent. */
const draft = () => ({ text: text.value, answered });

function restore(draft) {
  text.value = draft.text;
  answered = draft.answered;
  drawBar();
  grow();
}

/** Makes the field fit what the user may do in the open channel. */
export function fit() {
  const channel = place(model.open);
  const may = Boolean(channel?.may_send);
  text.disabled = !may;
  send.disabled = !may;
  text.placeholder = may ? `Message ${title(channel)}` : "You cannot write here";
}

/** Shows the text field in place of a command. */
function plain() {
  line.replaceChildren(h("div.field", {}, text, suggest.box), send);
}

/** Begins an answer to a message. */
export function reply(message) {
  answered = { message, ping: message.author.id !== model.me };
  plain();
  drawBar();
  text.focus();
}

function drawBar() {
  bar.hidden = answered === null;
  if (!answered) return;
  const isSelf = answered.message.author.id === model.me;
  const ping = h("button.ping", { "aria-pressed": String(answered.ping), title: "Whether the reply pings its writer", hidden: isSelf, onclick: () => { answered.ping = !answered.ping; drawBar(); text.focus(); } }, answered.ping ? "@ ON" : "@ OFF");
  bar.replaceChildren(h("span", {}, "Replying to ", h("b", {}, user(answered.message.author.id).shown)), ping, h("button.icon", { "aria-label": "Do not reply", onclick: () => { stopReply(); text.focus(); } }, icon("close")));
}

function stopReply() {
  answered = null;
  drawBar();
}

/** Puts a mention of a user into the text. */
export function mention(id) {
  plain();
  text.focus();
  insert(text.selectionStart, `@${user(id).username} `);
}

function insert(from, what) {
  text.setRangeText(what, from, text.selectionEnd, "end");
  changed();
}

function changed() {
  grow();
  const before = text.value.slice(0, text.selectionStart);
  const slash = /^\/([^\s/]*)$/.exec(text.value);
  const at = /(?:^|\s)@([^\s@]*)$/.exec(before);
  if (slash) offerCommands(slash[1]);
  else if (at) offerPeople(at[1], before.length - at[1].length - 1);
  else suggest.hide();
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 180)}px`;
}

function offerCommands(typed) {
  const fitting = model.commands.filter((one) => one.type === 1 && nameOf(one).includes(typed.toLowerCase()));
  fitting.sort((a, b) => nameOf(a).indexOf(typed) - nameOf(b).indexOf(typed) || nameOf(a).localeCompare(nameOf(b)));
  const items = fitting.map((command) => ({ label: `/${nameOf(command)}`, hint: about(command), value: () => begin(command) }));
  suggest.show(items, "Commands", "There is no such command here.");
}

function offerPeople(typed, from) {
  const wanted = typed.toLowerCase();
  const fits = (one) => one.shown.toLowerCase().includes(wanted) || one.username.toLowerCase().includes(wanted);
  const items = members(place(model.open)).filter(fits).slice(0, 10)
    .map((one) => ({ icon: avatar(one), label: one.shown, hint: one.username, value: () => insert(from, `@${one.username} `) }));
  suggest.show(items, "Members");
}

/** Shows the fields of a command; `typed` is what stood after its name. */
export function begin(command, typed) {
  began();
  text.value = "";
  stopReply();
  const nodes = form(command, () => {
    // By now the user may be elsewhere, at another command.
    if (!nodes[0].isConnected) return;
    plain();
    grow();
    text.focus();
  }, typed);
  line.replaceChildren(...nodes);
  // A command without fields is sent by Enter too.
  (line.querySelector("input") ?? line.querySelector("[role=group]"))?.focus();
}

function pressed(event) {
  if (suggest.key(event) || event.isComposing) return;
  if (event.key === "Escape" && answered) return stopReply();
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  submit();
}

/** "@name" of a member becomes the mention that Discord knows. */
function withMentions(content) {
  const known = members(place(model.open)).sort((a, b) => b.username.length - a.username.length);
  return content.replace(/(^|[\s(])@([^\s@]+)/g, (whole, space, name) => {
    const isNamed = ({ username }) => name.toLowerCase().startsWith(username.toLowerCase()) && !/^[\w.]/.test(name.slice(username.length));
    const one = known.find(isNamed);
    return one ? `${space}<@${one.id}>${name.slice(one.username.length)}` : whole;
  });
}

/** Whether the text is meant as a command: then its fields are shown, or it is said that there is none. */
function isCommand() {
  const [, name, typed] = /^\/([\p{L}\p{N}_-]+)(?:\s+([^]*))?$/u.exec(text.value) ?? [];
  if (!name) return false;
  const command = model.commands.find((one) => one.type === 1 && nameOf(one) === name.toLowerCase());
  if (command) begin(command, typed?.trim());
  else toast(`There is no command /${name} here. Type / to see those there are, or begin with a space to say it.`);
  return true;
}

async function submit() {
  if (!answered && isCommand()) return;
  const content = withMentions(text.value.trim());
  if (!content) return;
  const body = { channel: model.open, content };
  if (answered) Object.assign(body, { reply_to: answered.message.id, ping: answered.ping });
  const [from, sent] = [shown, draft()];
  restore(NOTHING);
  suggest.hide();
  try {
    await post(`/users/${model.me}/messages`, body);
    began();
    if (from === shown) toEnd();
  } catch (fault) {
    toast(fault.message);
    giveBack(from, sent);
  }
}

/** Puts what could not be sent back to where it was written, before what was written there since. */
function giveBack(where, sent) {
  const since = where === shown ? draft() : drafts.get(where) ?? NOTHING;
  const both = { text: sent.text + since.text, answered: since.answered ?? sent.answered };
  if (where === shown) restore(both);
  else drafts.set(where, both);
}
