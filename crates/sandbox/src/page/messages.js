// The list of messages, and what can be done with one.

import { get, patch, post, remove } from "./api.js";
import { attachment, hasPicture, isLaidOut, parts, wordsOf } from "./components.js";
import { Kept, arrange, avatar, dialog, find, h, icon, toast } from "./dom.js";
import { preview, render } from "./markdown.js";
import { follow, open } from "./modal.js";
import { markRead, model, nameOf, now, place, title, user } from "./model.js";

const LOADING = 128;
const EPHEMERAL = 64;
const PAGE = 50;
/** Messages that are held while the end is in view; whoever reads further up keeps what they see. */
const HELD = 4 * PAGE;
/** How long an interaction may be answered, in milliseconds. */
const ANSWERABLE = 15 * 60_000;

/** The shown messages by id: {data, text, compact, node}. */
let shown = new Map();
/** Whose view of which channel that is. */
let listed = null;
let hasOlder = false;
/** Whether the end stays in view when the list or its window changes. */
let holdsEnd = true;
/** How high the list and its window were when they were last looked at. */
let sizes = "";
let loading = Promise.resolve();
/** Lines between the messages, and what stands above them. */
const lines = new Kept();
/** Faults of interactions, by message. */
const failures = new Map();

/** What the list needs from the rest of the page. */
export const links = { reply: () => {}, openChannel: () => {}, showUser: () => {} };

const wanted = () => `${model.me}/${model.open}`;

/** Loads the newest messages of the open channel. */
export function load() {
  loading = loadNewest();
  return loading;
}

async function loadNewest() {
  const view = wanted();
  const messages = await get(`/channels/${model.open}/messages?as=${model.me}&limit=${PAGE}`);
  if (view !== wanted()) return;
  const known = view === listed ? shown : new Map();
  listed = view;
  shown = new Map(messages.map((data) => [data.id, { ...known.get(data.id), data }]));
  hasOlder = messages.length === PAGE;
  draw();
  toEnd();
}

async function loadOlder() {
  const view = listed;
  const first = [...shown.keys()][0];
  const messages = await get(`/channels/${model.open}/messages?as=${model.me}&limit=${PAGE}&before=${first}`);
  if (view !== listed) return;
  const scroll = find("scroll");
  const fromEnd = scroll.scrollHeight - scroll.scrollTop;
  shown = new Map([...messages.map((data) => [data.id, { data }]), ...shown]);
  hasOlder = messages.length === PAGE;
  draw();
  scroll.scrollTop = scroll.scrollHeight - fromEnd;
}

/** Brings one message up to date, or takes it away. */
export async function update(id, isGone) {
  // What is being loaded may hold the message as it was.
  await loading.catch(() => {});
  const channel = model.open;
  if (listed !== wanted()) return;
  if (isGone) shown.delete(id);
  else {
    try {
      const data = await get(`/messages/${id}?as=${model.me}`);
      if (listed !== wanted() || data.channel_id !== channel) return;
      shown.set(id, { ...shown.get(id), data });
      shown = new Map([...shown].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)));
    } catch {
      shown.delete(id);
    }
  }
  if (holdsEnd) forgetOldest();
  draw();
  if (holdsEnd) toEnd();
  else find("to-end").hidden = isAtEnd();
}

/** Lets the oldest messages go, so that a page that is open for days stays small. They can be loaded again. */
function forgetOldest() {
  const excess = shown.size - HELD;
  if (excess <= 0) return;
  shown = new Map([...shown].slice(excess));
  hasOlder = true;
  for (const id of failures.keys()) if (!shown.has(id)) failures.delete(id);
}

/** Draws the list anew; what did not change stays as it is. */
export function draw() {
  let before = null;
  const nodes = [];
  for (const entry of shown.values()) {
    const compact = before !== null && follows(before, entry.data);
    const text = JSON.stringify([entry.data, failures.get(entry.data.id), isOver(entry.data), when(entry.data.timestamp)], lasting);
    if (entry.text !== text || entry.compact !== compact) {
      Object.assign(entry, { text, compact, node: messageNode(entry.data, compact) });
    }
    const date = day(entry.data);
    if (before && day(before) !== date) nodes.push(lines.node(date, null, () => h("li.day", {}, h("span", {}, date))));
    nodes.push(entry.node);
    before = entry.data;
  }
  // Browsers jump to the top where the button that was pressed is replaced.
  const scroll = find("scroll");
  const { scrollTop } = scroll;
  arrange(find("messages"), nodes);
  arrange(find("older"), hasOlder ? [older()] : beginning());
  scroll.scrollTop = scrollTop;
}

/** Links to files change with time, and show the same. */
const lasting = (key, value) => (key === "proxy_url" || (key === "url" && String(value).includes("/attachments/")) ? undefined : value);

function older() {
  const more = () => loadOlder().catch((fault) => toast(fault.message));
  return lines.node("older", null, () => h("button", { onclick: more }, "Older messages"));
}

function beginning() {
  const channel = place(model.open);
  if (!channel) return [];
  const name = title(channel);
  return [lines.node("beginning", name, () => h("div.beginning", { tabindex: "-1" }, h("h3", {}, name), h("p", {}, "This is the beginning.")))];
}

const day = (message) => new Date(message.timestamp).toLocaleDateString("en-GB", { dateStyle: "long" });

/** Whether a message goes on with the one before it, under the same name. */
function follows(before, message) {
  return before.author.id === message.author.id && message.type === 0 && !isLaidOut(message) && [0, 19, 20].includes(before.type)
    && before.flags === message.flags && Date.parse(message.timestamp) - Date.parse(before.timestamp) < 5 * 60_000
    && day(before) === day(message);
}

const sizesNow = () => `${find("scroll").scrollHeight} ${find("scroll").clientHeight}`;

function isAtEnd() {
  const scroll = find("scroll");
  return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
}

export function toEnd() {
  const scroll = find("scroll");
  scroll.scrollTop = scroll.scrollHeight;
  holdsEnd = true;
  find("to-end").hidden = true;
  seen();
}

/** Notes where the list was scrolled to. Browsers scroll by themselves where sizes change; that is left to `resized`. */
export function scrolled() {
  if (sizes !== sizesNow()) return;
  holdsEnd = isAtEnd();
  if (!holdsEnd) return;
  find("to-end").hidden = true;
  seen();
}

/** Brings the end back into view after the list or its window has changed, if it was there before. */
export function resized() {
  sizes = sizesNow();
  if (holdsEnd) toEnd();
}

/** Notes that the shown messages are read, if the page is looked at and they are all in view. */
export function seen() {
  if (document.hidden || !isAtEnd() || listed !== wanted()) return;
  const last = [...shown.values()].filter(({ data }) => !(data.flags & EPHEMERAL)).at(-1);
  markRead(model.open, last?.data.id);
}

function messageNode(data, compact) {
  const author = user(data.author.id);
  const isMine = data.mentions.some((one) => one.id === model.me) || data.mention_everyone;
  const classes = ["message", compact && "compact", data.flags & EPHEMERAL && "ephemeral", isMine && "mine"].filter(Boolean);
  if ([18, 21].includes(data.type)) return systemNode(data, author);
  return h(`li.${classes.join(".")}`, { id: `m${data.id}`, tabindex: "-1" },
    origin(data),
    compact ? h("time.small", { datetime: data.timestamp }, clock(data.timestamp)) : h("button.plain", { "aria-label": author.shown, onclick: () => links.showUser(author.id) }, avatar(author)),
    h("div.body", {},
      actions(data),
      compact ? null : headline(data, author),
      content(data),
      // Laid out, a message shows only what its components show.
      isLaidOut(data) ? null : h("div.files", {}, data.attachments.map(attachment)),
      parts(data, use),
      isLaidOut(data) ? edited(data) : null,
      failures.has(data.id) ? h("p.failure", { role: "alert" }, failures.get(data.id)) : null,
      data.thread ? h("button.opens", { onclick: () => links.openChannel(data.thread.id) }, icon("thread"), " ", data.thread.name) : null,
      data.flags & EPHEMERAL ? h("p.note", {}, icon("eye"), " Only you can see this • ", h("button.link", { onclick: () => act(remove(`/users/${model.me}/messages/${data.id}`)) }, "Dismiss message")) : null));
}

/** The line above an answer: what it answers, or which command it came from. */
function origin(data) {
  if (data.type === 19 && data.message_reference) {
    const answered = data.referenced_message;
    if (!answered) return h("div.origin", {}, "↱ ", h("em", {}, "The message is gone."));
    const text = wordsOf(answered).replaceAll(/^(-# |#+ )/gm, "").replaceAll("\n", " ") || (hasPicture(answered) ? "a picture" : "…");
    return h("button.origin", { onclick: () => jump(answered.id) }, "↱ ", h("b", {}, user(answered.author.id).shown), " ", h("span", {}, ...preview(text)));
  }
  const asked = data.interaction_metadata;
  if (!asked?.name) return null;
  return h("div.origin", {}, "↱ ", h("b", {}, user(asked.user.id).shown), " used ", h("span.mention", {}, asked.type === 2 && data.type === 20 ? `/${asked.name}` : asked.name));
}

function jump(id) {
  const node = document.getElementById(`m${id}`);
  if (!node) return toast("That message is further up.");
  node.scrollIntoView({ block: "center" });
  node.focus();
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1500);
}

function headline(data, author) {
  return h("div.headline", {},
    h("button.plain.name", { onclick: () => links.showUser(author.id) }, author.shown),
    author.bot ? h("span.tag", {}, "APP") : null,
    h("time", { datetime: data.timestamp, title: new Date(data.timestamp).toLocaleString("en-GB") }, when(data.timestamp)));
}

const clock = (iso) => new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

function when(iso) {
  const today = new Date(now()).toDateString() === new Date(iso).toDateString();
  return today ? clock(iso) : `${new Date(iso).toLocaleDateString("en-GB")} ${clock(iso)}`;
}

/** Whether an answer that was promised cannot come any more. */
function isOver(data) {
  return Boolean(data.flags & LOADING) && now() - Date.parse(data.timestamp) > ANSWERABLE;
}

function content(data) {
  if (data.flags & LOADING) {
    return h("div.content.thinking", {}, isOver(data) ? "⚠ The application did not respond" : h("span", {}, h("i.dots", {}), `${user(data.author.id).shown} is thinking…`));
  }
  if (!data.content) return null;
  return h("div.content", {}, ...render(data.content), edited(data));
}

function edited(data) {
  return data.edited_timestamp ? h("span.edited", { title: new Date(data.edited_timestamp).toLocaleString("en-GB") }, "(edited)") : null;
}

function systemNode(data, author) {
  if (data.type === 21) {
    const of = data.referenced_message;
    return h("li.system", {}, icon("thread"), " ", of ? h("span", {}, h("b", {}, user(of.author.id).shown), ": ", wordsOf(of) || "a message") : "This thread began with a message.");
  }
  const thread = data.message_reference?.channel_id;
  return h("li.system", {}, icon("thread"), " ", h("b", {}, author.shown), " started a thread: ", h("button.link", { onclick: () => links.openChannel(thread) }, data.content));
}

/** Shows that the bot is asked, and if it does not answer in time. */
async function use(message, element, request) {
  element.classList.add("waiting");
  failures.delete(message.id);
  try {
    const view = await request;
    if (["failed", "waiting"].includes(view.status)) failures.set(message.id, "This interaction failed");
    if (view.status === "modal") open(view);
  } catch (fault) {
    failures.set(message.id, fault.message);
  }
  element.classList.remove("waiting");
  draw();
}

async function act(request) {
  try {
    await request;
  } catch (fault) {
    toast(fault.message);
  }
}

function actions(data) {
  if (data.flags & (EPHEMERAL | LOADING)) return null;
  const more = h("button.icon", { "aria-label": "More", title: "More", "data-key": `${data.id} more`, "aria-haspopup": "menu", onclick: (event) => menu(event.currentTarget, data) }, icon("more"));
  return h("div.actions", {}, h("button.icon", { "aria-label": "Reply", title: "Reply", "data-key": `${data.id} reply`, onclick: () => links.reply(data) }, icon("reply")), more);
}

function menu(anchor, data) {
  const isOwn = data.author.id === model.me;
  const channel = place(model.open);
  const apps = model.commands.filter((command) => command.type === 3);
  const entries = [
    ["Reply", () => links.reply(data)],
    isOwn && ["Edit", () => editDialog(data)],
    isOwn && ["Delete", () => act(remove(`/users/${model.me}/messages/${data.id}`))],
    channel?.type === 0 && !data.thread && ["Start a thread", () => threadDialog(data)],
    ["Copy its id", () => navigator.clipboard?.writeText(data.id)],
    apps.length > 0 && "Apps",
    ...apps.map((command) => [nameOf(command), () => act(post(`/users/${model.me}/menu`, { channel: model.open, name: command.name, target_message: data.id, wait_ms: 3500 }).then(follow))]),
  ];
  popup(anchor, entries.filter(Boolean));
}

/** A small menu beside an element: [label, action] each, or a heading. */
export function popup(anchor, entries) {
  const { left, bottom } = anchor.getBoundingClientRect();
  const close = () => { box.remove(); removeEventListener("pointerdown", beside, true); };
  const beside = (event) => box.contains(event.target) || close();
  const lines = entries.map((entry) => (typeof entry === "string" ? h("div.heading", { role: "presentation" }, entry)
    : h("button", { role: "menuitem", onclick: () => { close(); anchor.focus(); entry[1](); } }, entry[0])));
  const rows = lines.filter((line) => line.tagName === "BUTTON");
  const step = (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") { close(); anchor.focus(); event.preventDefault(); }
    if (by) { rows.at((rows.indexOf(document.activeElement) + by) % rows.length).focus(); event.preventDefault(); }
  };
  const box = h("div.popup", { role: "menu", onkeydown: step }, ...lines);
  document.body.append(box);
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(bottom, innerHeight - box.offsetHeight - 8))}px`;
  addEventListener("pointerdown", beside, true);
  rows[0]?.focus();
}

function editDialog(data) {
  const text = h("textarea", { rows: "4", "aria-label": "Text" }, data.content);
  const save = () => { act(patch(`/users/${model.me}/messages/${data.id}`, { content: text.value })); box.close(); };
  const box = dialog("Edit message", text, h("button.button.primary", { onclick: save }, "Save"));
}

function threadDialog(data) {
  const name = h("input", { maxlength: "100", "aria-label": "Name", value: (wordsOf(data).replace(/[*_#`>]/g, "").trim() || "Thread").slice(0, 40) });
  const save = () => act(post(`/channels/${model.open}/threads`, { as: model.me, name: name.value, message: data.id }).then(({ id }) => { box.close(); links.openChannel(id); }));
  const box = dialog("Start a thread", name, h("button.button.primary", { onclick: save }, "Start"));
}
