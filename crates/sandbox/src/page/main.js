// The page: which user, which channel, and what happens meanwhile.

import { get, patch } from "./api.js";
import * as composer from "./composer.js";
import { find, h, icon, onDecision, toast } from "./dom.js";
import { refreshStamps } from "./markdown.js";
import * as messages from "./messages.js";
import { called, guild, isUnread, lookAs, markRead, model, people, person, place, places, refresh, title, user } from "./model.js";
import * as sidebar from "./sidebar.js";
import * as tools from "./tools.js";

/** The address holds user and channel, so that each tab may be another user, and a link leads somewhere. */
function readAddress() {
  const [, me, channel] = location.hash.split("/").map(decoded);
  return { me, channel };
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function writeAddress() {
  history.replaceState(null, "", `#/${model.me}/${model.open ?? ""}`);
}

let events = null;

/** Goes on as another user. */
async function become(id) {
  await lookAs(id);
  model.mentions = new Map();
  sessionStorage.setItem("me", id);
  firstLook();
  listen();
  await openChannel(called(model.open)?.id ?? guild()?.channels[0]?.id);
}

/** To a user who was never here, nothing is new. */
function firstLook() {
  if (localStorage.getItem(`read-${model.me}`) === null) {
    localStorage.setItem(`read-${model.me}`, "{}");
    places().forEach((one) => markRead(one.id, one.last_message_id));
  }
}

async function openChannel(id) {
  document.body.classList.remove("show-left", "show-right");
  if (!id) return;
  try {
    model.commands = await get(`/users/${model.me}/commands?channel=${encodeURIComponent(id)}`);
  } catch (fault) {
    return toast(fault.message);
  }
  // The first message to someone has just begun the channel.
  if (id.startsWith("@")) {
    await refresh();
    id = model.state.directs.find((one) => one.between.includes(id.slice(1)) && one.between.includes(model.me)).id;
  }
  model.open = id;
  writeAddress();
  composer.show();
  await messages.load();
  drawAround();
}

function drawAround() {
  sidebar.draw();
  drawTitle();
  const banner = find("banner");
  banner.hidden = model.state.bot_online;
  banner.textContent = `${user(model.state.bot).shown} is not connected; commands and buttons get no answer.`;
}

function drawTitle() {
  const channel = place(model.open);
  const name = channel ? title(channel) : "";
  find("title").textContent = name;
  const unread = places().filter(isUnread).length;
  document.title = `${unread ? `(${unread}) ` : ""}${name || "Sandbox"}`;
}

async function lookAgain() {
  await refresh();
  if (!place(model.open)) return openChannel(guild()?.channels[0]?.id);
  model.commands = await get(`/users/${model.me}/commands?channel=${model.open}`);
  composer.fit();
  drawAround();
}

function listen() {
  events?.close();
  const source = new EventSource(`/control/users/${model.me}/events`);
  events = source;
  let isAgain = false;
  source.onmessage = ({ data }) => {
    const notice = JSON.parse(data);
    if (notice.type === "hello" && !isAgain) { isAgain = true; return; }
    happened(notice).catch((fault) => toast(fault.message));
  };
}

/** What a notice leads to. After an interruption everything is looked at again. */
async function happened(notice) {
  switch (notice.type) {
    case "message": return messageHappened(notice);
    case "typing": return typing(notice);
    case "commands": model.commands = await get(`/users/${model.me}/commands?channel=${model.open}`); return;
    case "clock": await refresh(); messages.draw(); return refreshStamps();
    case "guild": case "presence": return soon();
    case "hello": case "missed": await lookAgain(); return messages.load();
  }
}

/** Several changes at once are one reason to look. */
let looking = null;
function soon() {
  looking ??= setTimeout(() => { looking = null; lookAgain().catch((fault) => toast(fault.message)); }, 60);
}

async function messageHappened({ change, channel, id }) {
  if (channel === model.open) {
    if (change === "created") { setLast(channel, id); stopTyping(); }
    await messages.update(id, change === "deleted");
  } else if (change === "created") {
    await noteUnread(channel, id);
  }
  sidebar.drawChannels();
  drawTitle();
}

/** Looked at again, the page has nothing new any more where it stands at the end. */
function looked() {
  messages.seen();
  sidebar.drawChannels();
  drawTitle();
}

function setLast(channel, id) {
  const one = place(channel);
  if (one) one.last_message_id = id;
}

async function noteUnread(channel, id) {
  const message = await get(`/messages/${id}?as=${model.me}`).catch(() => null);
  if (!message) return;
  if (!place(channel)) await refresh();
  if (message.author.id === model.me) return markRead(channel, id);
  setLast(channel, id);
  const isDirect = Boolean(place(channel)?.between);
  if (isDirect || message.mention_everyone || message.mentions.some((one) => one.id === model.me)) {
    model.mentions.set(channel, (model.mentions.get(channel) ?? 0) + 1);
  }
}

let typingEnds = null;

function typing({ channel, user: id }) {
  if (channel !== model.open || id === model.me) return;
  find("typing").replaceChildren(h("i.dots"), ` ${user(id).shown} is typing…`);
  clearTimeout(typingEnds);
  typingEnds = setTimeout(stopTyping, 10_000);
}

/** The same, with its fault told. */
const told = (act) => (...about) => act(...about).catch((fault) => toast(fault.message));

const stopTyping = () => find("typing").replaceChildren();

function wire() {
  find("tools").append(icon("gear"));
  find("show-left").append(icon("menu"));
  find("show-right").append(icon("members"));
  messages.links.reply = composer.reply;
  messages.links.openChannel = told(openChannel);
  messages.links.showUser = sidebar.showUser;
  sidebar.links.openChannel = told(openChannel);
  sidebar.links.become = told(become);
  sidebar.links.mention = composer.mention;
  onDecision(find("me"), () => sidebar.links.become(find("me").value));
  const speak = told(() => patch(`/users/${model.me}`, { locale: find("locale").value }));
  onDecision(find("locale"), speak);
  find("locale").addEventListener("blur", sidebar.drawMe);
  find("me").addEventListener("blur", sidebar.drawMe);
  find("tools").addEventListener("click", told(tools.open));
  find("show-left").addEventListener("click", () => document.body.classList.toggle("show-left"));
  find("show-right").addEventListener("click", () => document.body.classList.toggle("show-right"));
  find("shade").addEventListener("click", () => document.body.classList.remove("show-left", "show-right"));
  find("to-end").addEventListener("click", messages.toEnd);
  find("scroll").addEventListener("scroll", messages.scrolled, { passive: true });
  find("messages").addEventListener("click", ({ target }) => {
    if (target.dataset?.user) sidebar.showUser(target.dataset.user);
    if (target.dataset?.channel) sidebar.links.openChannel(target.dataset.channel);
  });
  // A composer that grows makes the list's window smaller, another width or a picture makes the list longer.
  const sizes = new ResizeObserver(messages.resized);
  ["scroll", "older", "messages"].forEach((id) => sizes.observe(find(id)));
  addEventListener("hashchange", told(goToAddress));
  addEventListener("keydown", (event) => { if (event.key === "Escape") document.body.classList.remove("show-left", "show-right"); });
}

/** Goes on as whom and where the address says, by id or name; where it says nonsense, the page stays. */
async function goToAddress() {
  const { me, channel } = readAddress();
  const one = me ? person(me) : user(model.me);
  if (!one) toast(`There is nobody called ${me}.`);
  else if (one.id !== model.me) await become(one.id);
  const id = channel ? called(channel)?.id : model.open;
  if (!id) toast(`${user(model.me).shown} sees no channel ${channel}.`);
  else if (id !== model.open) await openChannel(id);
  writeAddress();
}

/** What depends on the time. */
function age() {
  refreshStamps();
  messages.draw();
}

async function begin() {
  composer.start();
  wire();
  const { me, channel } = readAddress();
  model.state = await get("/state");
  const first = person(me ?? sessionStorage.getItem("me")) ?? people()[0];
  model.open = channel || null;
  await become(first.id);
  document.addEventListener("visibilitychange", looked);
  setInterval(age, 5000);
}

begin().catch((fault) => toast(fault.message));
