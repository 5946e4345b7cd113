// The list of messages, and what can be done with one.

import { get, patch, post, remove } from "./api.js";
import { Kept, arrange, avatar, dialog, find, h, icon, toast } from "./dom.js";
import { preview, render } from "./markdown.js";
import { markRead, model, now, place, title, user } from "./model.js";

const LOADING = 128;
const EPHEMERAL = 64;
const PAGE = 50;
/** How long an interaction may be answered, in milliseconds. */
const ANSWERABLE = 15 * 60_000;

/** The shown messages by id: {data, text, compact, node}. */
let shown = new Map();
/** Whose view of which channel that is. */
let listed = null;
let hasOlder = false;
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
  const follows = isAtEnd();
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
  draw();
  if (follows) toEnd();
  else find("to-end").hidden = isAtEnd();
}

/** Draws the list anew; what did not change stays as it is. */
export function draw() {
  let before = null;
  const nodes = [];
  for (const entry of shown.values()) {
    const compact = before !== null && follows(before, entry.data);
    const text = JSON.stringify([{ ...entry.data, attachments: entry.data.attachments.map(({ url, proxy_url, ...rest }) => rest) }, failures.get(entry.data.id), isOver(entry.data), when(entry.data.timestamp)]);
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

function older() {
  const more = () => loadOlder().catch((fault) => toast(fault.message));
  return lines.node("older", null, () => h("button", { onclick: more }, "Older messages"));
}

function beginning() {
  const channel = place(model.open);
  if (!channel) return [];
  const name = title(channel);
  return [lines.node("beginning", name, () => h("div.beginning", {}, h("h3", {}, name), h("p", {}, "This is the beginning.")))];
}

const day = (message) => new Date(message.timestamp).toLocaleDateString("en-GB", { dateStyle: "long" });

/** Whether a message goes on with the one before it, under the same name. */
function follows(before, message) {
  return before.author.id === message.author.id && message.type === 0 && [0, 19, 20].includes(before.type)
    && before.flags === message.flags && Date.parse(message.timestamp) - Date.parse(before.timestamp) < 5 * 60_000
    && day(before) === day(message);
}

export function isAtEnd() {
  const scroll = find("scroll");
  return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
}

export function toEnd() {
  const scroll = find("scroll");
  scroll.scrollTop = scroll.scrollHeight;
  find("to-end").hidden = true;
  seen();
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
      compact ? null : headline(data, author),
      content(data),
      h("div.files", {}, data.attachments.map(file)),
      data.components.map((row) => h("div.row", {}, row.components.map((one) => component(data, one)))),
      failures.has(data.id) ? h("p.failure", { role: "alert" }, failures.get(data.id)) : null,
      data.thread ? h("button.opens", { onclick: () => links.openChannel(data.thread.id) }, icon("thread"), " ", data.thread.name) : null,
      data.flags & EPHEMERAL ? h("p.note", {}, icon("eye"), " Only you can see this • ", h("button.link", { onclick: () => act(remove(`/users/${model.me}/messages/${data.id}`)) }, "Dismiss message")) : null),
    actions(data));
}

/** The line above an answer: what it answers, or which command it came from. */
function origin(data) {
  if (data.type === 19 && data.message_reference) {
    const answered = data.referenced_message;
    if (!answered) return h("div.origin", {}, "↱ ", h("em", {}, "The message is gone."));
    const text = answered.content.replaceAll("\n", " ") || (answered.attachments.length ? "a picture" : "…");
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
  const edited = data.edited_timestamp ? h("span.edited", { title: new Date(data.edited_timestamp).toLocaleString("en-GB") }, "(edited)") : null;
  return h("div.content", {}, ...render(data.content), edited);
}

function systemNode(data, author) {
  if (data.type === 21) {
    const of = data.referenced_message;
    return h("li.system", {}, icon("thread"), " ", of ? h("span", {}, h("b", {}, user(of.author.id).shown), ": ", of.content || "a message") : "This thread began with a message.");
  }
  const thread = data.message_reference?.channel_id;
  return h("li.system", {}, icon("thread"), " ", h("b", {}, author.shown), " started a thread: ", h("button.link", { onclick: () => links.openChannel(thread) }, data.content));
}

/** A picture to be enlarged, or a file to be kept. */
function file(data) {
  const source = `/control/attachments/${data.id}`;
  if (!data.width) return h("a.file", { href: source, download: data.filename }, icon("file"), " ", data.filename, h("small", {}, ` ${Math.ceil(data.size / 1024)} kB`));
  const alt = data.description ?? "";
  // Its room is kept before it is there, so that nothing jumps.
  const width = Math.round(Math.min(data.width, 550, (480 * data.width) / data.height));
  const picture = h("img", { src: source, alt: alt || data.filename, width: String(data.width), height: String(data.height), style: { width: `${width}px` }, loading: "lazy", decoding: "async" });
  const enlarge = () => dialog(data.filename, h("img.large", { src: source, alt }), alt ? h("p.alt", {}, alt) : null, h("p", {}, h("a", { href: source, target: "_blank", rel: "noopener" }, "Open in a tab of its own"))).classList.add("viewer");
  return h("button.plain.picture", { onclick: enlarge, "aria-label": `Enlarge: ${alt || data.filename}` }, picture, alt ? h("span.badge", { title: alt }, "ALT") : null);
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "outside" };

function component(message, data) {
  if (data.type === 3) return selectNode(message, data);
  const face = [data.emoji ? h("span", {}, `${data.emoji.name} `) : null, data.label ?? ""];
  if (data.style === 5) {
    return h("a.button.outside", { href: data.disabled ? undefined : data.url, target: "_blank", rel: "noopener noreferrer", "aria-disabled": data.disabled ? "true" : undefined }, ...face, " ", icon("out"));
  }
  const press = (event) => use(message, event.currentTarget, post(`/users/${model.me}/press`, { message: message.id, custom_id: data.custom_id, wait_ms: 3500 }));
  return h(`button.button.${STYLES[data.style]}`, { disabled: Boolean(data.disabled), onclick: press, "data-key": `${message.id} ${data.custom_id}` }, ...face);
}

function selectNode(message, data) {
  const isMany = data.max_values > 1;
  const options = data.options.map((option) => h("option", { value: option.value, selected: Boolean(option.default), title: option.description }, `${option.emoji ? `${option.emoji.name} ` : ""}${option.label}${option.description ? ` — ${option.description}` : ""}`));
  const hint = data.placeholder ?? "Make a selection";
  const head = isMany || data.options.some((option) => option.default) ? [] : [h("option", { value: "", disabled: true, selected: true, hidden: true }, hint)];
  const choose = () => {
    const values = [...select.selectedOptions].map((option) => option.value).filter(Boolean);
    use(message, select, post(`/users/${model.me}/select`, { message: message.id, custom_id: data.custom_id, values, wait_ms: 3500 }));
  };
  const select = h("select", { multiple: isMany, disabled: Boolean(data.disabled), "aria-label": hint, "data-key": `${message.id} ${data.custom_id}`, onchange: isMany ? undefined : choose }, ...head, ...options);
  return h("div.select", {}, select, isMany ? h("button.button.secondary", { disabled: Boolean(data.disabled), onclick: choose }, "OK") : null);
}

/** Shows that the bot is asked, and if it does not answer in time. */
async function use(message, element, request) {
  element.classList.add("waiting");
  failures.delete(message.id);
  try {
    const view = await request;
    if (["failed", "waiting"].includes(view.status)) failures.set(message.id, "This interaction failed");
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
    ...apps.map((command) => [`⌘ ${command.name}`, () => act(post(`/users/${model.me}/menu`, { channel: model.open, name: command.name, target_message: data.id, wait_ms: 3500 }).then(toldIfFailed))]),
  ];
  popup(anchor, entries.filter(Boolean));
}

/** Says so if the bot did not answer. */
export function toldIfFailed(view) {
  if (["failed", "waiting"].includes(view.status)) toast("The application did not respond.");
}

/** A small menu beside an element: [label, action] each. */
export function popup(anchor, entries) {
  const { left, bottom } = anchor.getBoundingClientRect();
  const close = () => { box.remove(); removeEventListener("pointerdown", beside, true); };
  const beside = (event) => box.contains(event.target) || close();
  const rows = entries.map(([label, run]) => h("button", { role: "menuitem", onclick: () => { close(); run(); } }, label));
  const step = (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") { close(); anchor.focus(); event.preventDefault(); }
    if (by) { rows.at((rows.indexOf(document.activeElement) + by) % rows.length).focus(); event.preventDefault(); }
  };
  const box = h("div.popup", { role: "menu", onkeydown: step }, ...rows);
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
  const name = h("input", { maxlength: "100", "aria-label": "Name", value: (data.content || "Thread").slice(0, 40) });
  const save = () => act(post(`/channels/${model.open}/threads`, { as: model.me, name: name.value, message: data.id }).then(({ id }) => { box.close(); links.openChannel(id); }));
  const box = dialog("Start a thread", name, h("button.button.primary", { onclick: save }, "Start"));
}
