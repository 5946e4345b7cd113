// Building elements. Text always goes in as text, never as markup.

/** An element: `h("button.primary", {onclick, title}, "Text", child, …)`. */
export function h(kind, properties = {}, ...children) {
  const [tag, ...classes] = kind.split(".");
  const element = document.createElement(tag);
  element.className = classes.join(" ");
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") Object.assign(element.style, value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Shapes on a grid of 24. */
const SHAPES = {
  members: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 9c0-4 3-6.5 7-6.5s7 2.5 7 6.5v1H2v-1ZM16 11a3.5 3.5 0 1 0-1.2-6.8A6 6 0 0 1 14.5 11c.5 0 1 .1 1.5 0Zm2 10h4v-1c0-3.6-2.3-5.8-5.6-6.3C17.4 15 18 17.300 18 20v1Z",
  menu: "M3 5h18v2.500H3V5Zm0 6h18v2.500H3V11Zm0 6h18v2.500H3V17Z",
  gear: "M10.300 2h3.400l.5 2.800 1.700.7 2.400-1.600 2.400 2.400-1.600 2.400.7 1.700 2.800.5v3.400l-2.800.5-.7 1.700 1.600 2.400-2.400 2.400-2.400-1.600-1.700.7-.5 2.800h-3.400l-.5-2.800-1.700-.7-2.400 1.600-2.400-2.400 1.600-2.400-.7-1.700L1.400 14v-3.400l2.800-.5.7-1.700-1.600-2.400 2.400-2.400 2.400 1.600 1.700-.7.5-2.800ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z",
  eye: "M12 5c5 0 8.700 4 10 7-1.300 3-5 7-10 7S3.300 15 2 12c1.300-3 5-7 10-7Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  thread: "M4 3h16v10H9l-4 4v-4H4V3Zm7 12h9v4h-1v3l-3-3h-5v-4Z",
  send: "M3 3.500 22 12 3 20.500 5.500 13 14 12 5.500 11 3 3.500Z",
  reply: "M10 5v4c7 0 10 4 11 10-3-4-6-5.500-11-5.500V18l-7-6.500L10 5Z",
  more: "M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h1v11H6V10h1Zm2.500 0h5V7a2.500 2.500 0 0 0-5 0v3Z",
  close: "m5.300 3.500 6.700 6.700 6.700-6.700 1.800 1.800-6.700 6.700 6.700 6.700-1.800 1.800-6.700-6.700-6.700 6.700-1.800-1.800 6.700-6.700-6.700-6.700 1.800-1.800Z",
  plus: "M10.700 4h2.600v6.700H20v2.600h-6.700V20h-2.600v-6.700H4v-2.600h6.700V4Z",
  file: "M5 2h9l5 5v15H5V2Zm8 1.500V8h4.500L13 3.500Z",
  out: "M14 3h7v7h-2.500V7.300l-8 8-1.800-1.800 8-8H14V3ZM3 5h8v2.500H5.500v11h11V13H19v8H3V5Z",
};

/** A small picture for a control; what it means is said by the control's label. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "glyph");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

export const find = (id) => document.getElementById(id);

/**
 * Makes `parent` hold just these nodes, in this order. Those that stay are not touched: they keep the focus, an
 * open list, and are not read out again. Where the focus was on what went, it goes to what took its place: the
 * element with the same `data-key`, or the row with the same id, or a row beside it.
 */
export function arrange(parent, nodes) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const at = [...parent.childNodes].findIndex((node) => node.contains(focused));
  const stay = new Set(nodes);
  [...parent.childNodes].filter((node) => !stay.has(node)).forEach((node) => node.remove());
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
  if (!focused || focused.isConnected) return;
  const { key } = focused.dataset;
  const row = focused.closest("[id]");
  const same = key && parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  focusOne([same, row && find(row.id), ...nodes.slice(at), ...nodes.slice(0, at).reverse()]);
}

/** Gives the focus to the first of these that takes it; one that is disabled does not. */
export function focusOne(elements) {
  for (const element of elements) {
    element?.focus?.({ preventScroll: true });
    if (element && document.activeElement === element) return;
  }
}

/**
 * Tells `decide` when something is chosen in a select. Walked through by keys while it is closed, a select changes at
 * every step: these are told to `pass`, and Enter decides.
 */
export function onDecision(select, decide, pass = () => {}) {
  let walks = false;
  let passed = false;
  ["focus", "pointerdown"].forEach((name) => select.addEventListener(name, () => { walks = false; }));
  select.addEventListener("keydown", ({ key }) => {
    // A letter goes to the entry that begins with it; the space bar opens the list.
    if (["Enter", " "].includes(key)) walks = false;
    else if (key.length === 1 || /^(Arrow|Page|Home|End)/.test(key)) walks = true;
    if (key !== "Enter" || !passed) return;
    passed = false;
    decide();
  });
  select.addEventListener("change", () => {
    passed = walks;
    if (walks) pass();
    else decide();
  });
}

/** Nodes by key, made anew only where what they show is another. */
export class Kept {
  #rows = new Map();

  /** The node of `key`, made by `make` unless it shows the same already. `shown` is anything that JSON can say. */
  node(key, shown, make) {
    const text = JSON.stringify(shown);
    const row = this.#rows.get(key);
    if (row?.text === text) return row.node;
    const node = make();
    this.#rows.set(key, { text, node });
    return node;
  }
}

/** A round picture with the first letter of a name, in a colour that the id says. */
export function avatar(user) {
  const hue = Number(BigInt(user.id) % 12n) * 30;
  const letter = [...user.shown.replace(/[^\p{L}\p{N}]/gu, "")][0] ?? "?";
  return h("span.avatar", { style: { background: `oklch(0.58 0.11 ${hue})` }, "aria-hidden": "true" }, letter.toUpperCase());
}

/** A short message that goes away by itself. */
export function toast(text) {
  const note = h("div.toast", { onclick: () => note.remove() }, text);
  find("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

/** A modal dialog that closes on Escape, on its cross and on a click beside it. */
export function dialog(title, ...children) {
  const close = h("button.icon", { "aria-label": "Close", onclick: () => box.close() }, icon("close"));
  const box = h("dialog", { "aria-label": title }, h("header", {}, h("h3", {}, title), close), ...children);
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => { raiseToasts(); box.remove(); });
  box.addEventListener("keydown", (event) => event.key === "Tab" && goRound(box, event));
  document.body.append(box);
  box.showModal();
  raiseToasts();
  return box;
}

/** What is over everything is a dialog, and only what is in it can be seen and is read out: so toasts go along. */
function raiseToasts() {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  top.append(find("toasts"));
}

/** Keeps the focus in a dialog: after the last control comes the first. */
function goRound(box, event) {
  const controls = [...box.querySelectorAll("a[href], button, input, select, textarea")].filter((one) => !one.disabled && one.offsetParent !== null);
  const [first, last] = [controls[0], controls.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from && box.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}
