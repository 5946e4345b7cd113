// Discord's markdown, as far as people and bots use it, into nodes.

import { h } from "./dom.js";
import { model, now, place, title, user } from "./model.js";

/** What stands in a line, the first that matches: [pattern, what it becomes]. */
const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/``(.+?)``|`([^`\n]+)`/sy, (m) => h("code", {}, m[1] ?? m[2])],
  [/<@!?(\d+)>/y, (m) => mention(m[1])],
  [/<@&(\d+)>/y, (m) => h("span.mention", {}, `@${role(m[1])}`)],
  [/<#(\d+)>/y, (m) => channelLink(m[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/<\/([^:>]+):(\d+)>/y, (m) => h("span.mention", {}, `/${m[1]}`)],
  [/@(everyone|here)\b/y, (m) => h("span.mention", {}, m[0])],
  [/\*\*\*(.+?)\*\*\*/sy, (m) => h("strong", {}, h("em", {}, ...inline(m[1])))],
  [/\*\*(.+?)\*\*(?!\*)/sy, (m) => h("strong", {}, ...inline(m[1]))],
  [/__(.+?)__(?!_)/sy, (m) => h("u", {}, ...inline(m[1]))],
  [/~~(.+?)~~/sy, (m) => h("s", {}, ...inline(m[1]))],
  [/\|\|(.+?)\|\|/sy, (m) => spoiler(m[1])],
  [/\*(?=\S)(.+?\S|\S)\*(?!\*)/sy, (m) => h("em", {}, ...inline(m[1]))],
  [/_(?=\S)(.+?)_(?![\p{L}\p{N}_])/suy, (m) => h("em", {}, ...inline(m[1]))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m) => link(m[2], ...inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;!?"'\])]/y, (m) => link(m[0], m[0])],
];

/** The nodes of a text without block structure. */
function inline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = match(text, at);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
      at = found.end;
    } else {
      const sign = String.fromCodePoint(text.codePointAt(at));
      plain += sign;
      at += sign.length;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(text, at) {
  // An underscore inside a word is no emphasis.
  const insideWord = text[at] === "_" && at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]);
  for (const [pattern, make] of insideWord ? [] : INLINE) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    // Copied, because making the node uses the patterns again.
    if (found) return { end: pattern.lastIndex, node: make(found) };
  }
  return null;
}

const LINES = [
  [/^### (.+)/, (m) => h("h6", {}, ...inline(m[1]))],
  [/^## (.+)/, (m) => h("h5", {}, ...inline(m[1]))],
  [/^# (.+)/, (m) => h("h4", {}, ...inline(m[1]))],
  [/^-# (.+)/, (m) => h("small", {}, ...inline(m[1]))],
  [/^(\s*)[-*] (.+)/, (m) => item("•", m)],
  [/^(\s*)(\d+\.) (.+)/, (m) => item(m[2], [m[0], m[1], m[3]])],
  [/^> ?(.*)/, (m) => h("blockquote", {}, ...inline(m[1]))],
];

function item(sign, [, space, text]) {
  return h("div.item", { style: { marginInlineStart: `${Math.min(space.length, 8) / 2}em` } }, h("span", {}, sign), h("span", {}, ...inline(text)));
}

/** The nodes of a message's text. */
export function render(text) {
  const nodes = [];
  const fences = /```(?:[\w+-]*\n)?([\s\S]*?)\n?```\n?/g;
  let from = 0;
  for (const fence of text.matchAll(fences)) {
    nodes.push(...paragraphs(text.slice(from, fence.index)));
    nodes.push(h("pre", { tabindex: "0" }, h("code", {}, fence[1])));
    from = fence.index + fence[0].length;
  }
  nodes.push(...paragraphs(text.slice(from)));
  return nodes;
}

/** Lines with a form of their own become blocks; the others are joined, so that emphasis may span them. */
function paragraphs(text) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line !== "")) nodes.push(h("div", {}, ...inline(plain.join("\n"))));
    plain = [];
  };
  for (const line of text.split("\n")) {
    const block = LINES.map(([pattern, make]) => [pattern.exec(line), make]).find(([found]) => found);
    if (block) {
      flush();
      nodes.push(block[1](block[0]));
    } else {
      plain.push(line);
    }
  }
  flush();
  return nodes;
}

/** A text in one line, without anything to press: of its form only mentions and the like are kept. */
export function preview(text) {
  const line = text.replaceAll("```", "").replace(/^[#>\s-]+/, "").slice(0, 200);
  return render(line).flatMap((node) => [...node.childNodes]).map(inert);
}

/** A node with its text, and no controls in it. */
function inert(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node;
  const isControl = node.matches("a, button, [role=button], [tabindex]");
  const copy = isControl ? h("span", { class: node.className }) : node.cloneNode(false);
  copy.append(...[...node.childNodes].map(inert));
  return copy;
}

function link(url, ...children) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}

function mention(id) {
  const isMe = id === model.me;
  return h(isMe ? "button.mention.me" : "button.mention", { type: "button", "data-user": id }, `@${user(id).shown}`);
}

function role(id) {
  return model.state.guilds.flatMap((guild) => guild.roles).find((one) => one.id === id)?.name ?? "unknown-role";
}

function channelLink(id) {
  const channel = place(id);
  return h("button.mention", { type: "button", "data-channel": id, disabled: !channel }, channel ? title(channel) : "#unknown");
}

function spoiler(text) {
  const hidden = h("span.spoiler", { tabindex: "0", role: "button", "aria-label": "Spoiler" }, ...inline(text));
  // Its label would be read in place of what it hides.
  const reveal = () => { hidden.classList.add("shown"); ["role", "aria-label"].forEach((name) => hidden.removeAttribute(name)); };
  hidden.addEventListener("click", reveal);
  hidden.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key) || hidden.classList.contains("shown")) return;
    event.preventDefault();
    reveal();
  });
  return hidden;
}

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function stamp(seconds, form) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return "Invalid date";
  const full = new Intl.DateTimeFormat("en-GB", FORMS.F).format(moment);
  const properties = { datetime: moment.toISOString(), title: full };
  if (form !== "R") return h("time.stamp", properties, new Intl.DateTimeFormat("en-GB", FORMS[form]).format(moment));
  return h("time.stamp", { ...properties, "data-relative": String(seconds) }, relative(seconds));
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "in 5 minutes", "2 days ago". */
export function relative(seconds) {
  const away = seconds - now() / 1000;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "always" }).format(Math.round(away / length), unit);
}

/** Brings all relative moments on the page up to date. */
export function refreshStamps() {
  for (const element of document.querySelectorAll("[data-relative]")) {
    element.textContent = relative(Number(element.dataset.relative));
  }
}
