// What a message is made of: rows of buttons and selects, and the layout of Components V2.

import { post } from "./api.js";
import { dialog, h, icon, onDecision } from "./dom.js";
import { render } from "./markdown.js";
import { model, place, placesBeside, rolesIn, title } from "./model.js";

/** Kinds of components by Discord's numbers. */
const ROW = 1;
const SELECT = 3;
const ROLES = 6;
const CHANNELS = 8;
const SECTION = 9;
const TEXT = 10;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

/** The flag of messages that are components alone. */
const V2 = 1 << 15;

export const isLaidOut = (message) => Boolean(message.flags & V2);

/** What a message says in words, wherever it says it. */
export function wordsOf(message) {
  const inner = (one) => (one.type === TEXT ? [one.content] : [one.components, one.accessory].flat().filter(Boolean).flatMap(inner));
  return [message.content, ...message.components.flatMap(inner)].filter(Boolean).join("\n");
}

/** Whether a message shows a picture. */
export function hasPicture(message) {
  const inner = (one) => one.type === GALLERY || [one.components, one.accessory].flat().filter(Boolean).some(inner);
  return message.attachments.length > 0 || message.components.some(inner);
}

/** The nodes of a message's components; `use(message, element, request)` is told what is pressed and chosen. */
export function parts(message, use) {
  return message.components.map((one) => part(message, one, use));
}

function part(message, one, use) {
  const inner = () => one.components.map((each) => part(message, each, use));
  switch (one.type) {
    case ROW: return h("div.row", {}, one.components.map((each) => control(message, each, use)));
    case CONTAINER: return container(one, inner());
    case SECTION: return h("div.section", {}, h("div.texts", {}, inner()), accessory(message, one.accessory, use));
    case TEXT: return h("div.content", {}, ...render(one.content));
    case GALLERY: return h(one.items.length > 1 ? "div.gallery.many" : "div.gallery", {}, one.items.map((item) => hidden(item.spoiler, media(item))));
    case FILE: return hidden(one.spoiler, fileLink(source(one.file), one.name, one.size));
    case SEPARATOR: return h(one.divider ? "hr.separator" : "div.separator", { "data-spacing": String(one.spacing) });
    default: return h("p.note", {}, "A component that this page does not know.");
  }
}

function container(one, inner) {
  const accent = one.accent_color === null ? undefined : { borderInlineStartColor: `#${one.accent_color.toString(16).padStart(6, "0")}` };
  return hidden(one.spoiler, h("div.container", { style: accent }, inner));
}

function accessory(message, one, use) {
  return one.media ? h("div.thumbnail", {}, hidden(one.spoiler, media(one))) : control(message, one, use);
}

/** What is hidden until it is pressed. */
function hidden(isSpoiler, node) {
  if (!isSpoiler) return node;
  const show = () => { cover.replaceWith(node); node.tabIndex = -1; node.focus({ preventScroll: true }); };
  const cover = h("button.button.secondary", { onclick: show }, "Spoiler: show it");
  return cover;
}

const source = (media) => (media.attachment_id ? `/control/attachments/${media.attachment_id}` : media.url);

/** The name of a file at the end of a link. */
const nameIn = (url) => url.split(/[?#]/)[0].split("/").pop();

const media = (item) => picture(source(item.media), item.description, nameIn(item.media.url), item.media.width, item.media.height);

/** A file beside the text: a picture to be enlarged, or one to be kept. */
export function attachment(data) {
  const from = `/control/attachments/${data.id}`;
  const shown = data.width ? picture(from, data.description, data.filename, data.width, data.height) : fileLink(from, data.filename, data.size);
  return hidden(data.filename.startsWith("SPOILER_"), shown);
}

function fileLink(from, name, size) {
  return h("a.file", { href: from, download: name }, icon("file"), " ", name, h("small", {}, ` ${Math.ceil(size / 1024)} kB`));
}

/** A picture, and below it, where it covers nothing, that it has an alt text. */
function picture(from, alt, name, width, height) {
  const shown = alt || name;
  // Which of the two it is, for whoever looks whether pictures are described.
  const told = { alt: shown, "data-alt": alt ?? "" };
  // Its room is kept before it is there, so that nothing jumps.
  const room = width && height ? { width: String(width), height: String(height), style: { width: `${Math.round(Math.min(width, 550, (480 * width) / height))}px` } } : {};
  const image = h("img", { src: from, ...told, ...room, loading: "lazy", decoding: "async" });
  const enlarge = () => dialog("Picture", h("img.large", { src: from, ...told }), h("p.alt", {}, shown), h("p", {}, h("a", { href: from, target: "_blank", rel: "noopener" }, "Open in a tab of its own"))).classList.add("viewer");
  return h("figure", {}, h("button.plain.picture", { onclick: enlarge, "aria-label": `Enlarge: ${shown}` }, image),
    alt ? h("figcaption", {}, h("button.badge", { title: alt, "aria-label": "Show the alt text", onclick: () => dialog("Alt text", h("p.alt", {}, alt)) }, "ALT")) : null);
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "outside" };

function control(message, data, use) {
  if ([SELECT, ROLES, CHANNELS].includes(data.type)) return selectNode(message, data, use);
  const face = [data.emoji ? h("span", {}, `${data.emoji.name} `) : null, data.label ?? ""];
  if (data.style === 5) {
    return h("a.button.outside", { href: data.disabled ? undefined : data.url, target: "_blank", rel: "noopener noreferrer", "aria-disabled": data.disabled ? "true" : undefined }, ...face, " ", icon("out"));
  }
  const press = (event) => use(message, event.currentTarget, post(`/users/${model.me}/press`, { message: message.id, custom_id: data.custom_id, wait_ms: 3500 }));
  return h(`button.button.${STYLES[data.style]}`, { disabled: Boolean(data.disabled), onclick: press, "data-key": `${message.id} ${data.custom_id}` }, ...face);
}

/** The list of a select: what it offers, and what is chosen at first. */
export function choices(data, properties) {
  const isMany = data.max_values > 1;
  const options = data.options.map((option) => h("option", { value: option.value, selected: Boolean(option.default), title: option.description }, `${option.emoji ? `${option.emoji.name} ` : ""}${option.label}${option.description ? ` — ${option.description}` : ""}`));
  const hint = data.placeholder ?? "Make a selection";
  // Where nothing may be chosen, what is chosen can be taken away.
  const first = data.min_values === 0 ? {} : { disabled: true, hidden: true };
  const isChosen = data.options.some((option) => option.default);
  const head = isMany || (isChosen && data.min_values !== 0) ? [] : [h("option", { value: "", selected: !isChosen, ...first }, hint)];
  // One that takes several is a list that never closes: what it asks for stands above.
  const body = isMany ? [h("optgroup", { label: hint }, ...options)] : options;
  return h("select", { multiple: isMany, disabled: Boolean(data.disabled), "aria-label": hint, ...properties }, ...head, ...body);
}

export const chosen = (select) => [...select.selectedOptions].map((option) => option.value).filter(Boolean);

/** A list of roles or channels with what it offers to the user; what is chosen at first, but not there, is left out. */
function offering(message, data) {
  if (data.type === SELECT) return data;
  const here = place(message.channel_id);
  const defaults = new Set(data.default_values?.map(({ id }) => id));
  const offered = data.type === ROLES
    ? rolesIn(here).map(({ id, name }) => ({ value: id, label: `@${name}` }))
    : placesBeside(here).filter(({ type }) => data.channel_types?.includes(type) ?? true).map((one) => ({ value: one.id, label: title(one) }));
  return { ...data, options: offered.map((option) => ({ ...option, default: defaults.has(option.value) })) };
}

function selectNode(message, list, use) {
  const data = offering(message, list);
  const isMany = data.max_values > 1;
  const choose = () => use(message, select, post(`/users/${model.me}/select`, { message: message.id, custom_id: data.custom_id, values: chosen(select), wait_ms: 3500 }));
  const select = choices(data, { "data-key": `${message.id} ${data.custom_id}` });
  const ok = h("button.button.secondary", { disabled: Boolean(data.disabled), hidden: !isMany, onclick: choose }, "OK");
  if (!isMany) onDecision(select, choose, () => { ok.hidden = false; });
  return h("div.select", {}, select, ok);
}
