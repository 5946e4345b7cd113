// Lists what is wrong with what can be seen of the page; `width` is how wide the window was made.

const faults = [];
const slack = 1;

const named = (element) => {
  const text = (element.getAttribute("aria-label") || element.innerText || element.value || "").trim().slice(0, 60);
  return `<${element.tagName.toLowerCase()}${element.className && typeof element.className === "string" ? `.${element.className.replaceAll(" ", ".")}` : ""}> "${text}"`;
};
const say = (element, what) => faults.push(`${named(element)} ${what}`);
const shows = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");

if (document.scrollingElement.scrollWidth > width) faults.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
if (innerWidth !== width) faults.push(`the window has become ${innerWidth} wide`);

// What lies over the page hides the rest of it, and is meant to.
const over = document.querySelector("dialog[open]:last-of-type, .popup")
  ?? [...document.querySelectorAll(".suggest")].find(shows);
const root = document.querySelector("dialog[open]:last-of-type") ?? document.body;

/** The part of a rectangle that its ancestors leave to be seen; null where one scrolls it out of sight. */
function seen(element, rect) {
  let { left, top, right, bottom } = rect;
  for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (style.position === "fixed") break;
    const parent = one.parentElement;
    if (!parent || parent === document.documentElement) break;
    const outer = getComputedStyle(parent);
    if (outer.overflowX === "visible" && outer.overflowY === "visible") continue;
    const box = parent.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  [left, right, top, bottom] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)];
  return right - left > 0 && bottom - top > 0 ? { left, top, right, bottom } : null;
}

const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);

/** Whether something is cut for good: no scrolling brings it into view, and no "…" says that there is more. */
function cut(element, rect) {
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const beyondX = rect.right > box.right + slack || rect.left < box.left - slack;
    const beyondY = rect.bottom > box.bottom + slack + 2 || rect.top < box.top - slack - 2;
    if (beyondX && style.textOverflow === "ellipsis" && style.overflowX !== "visible") return null;
    if (beyondX && scrolls(style, "X")) return null;
    if (beyondX && style.overflowX !== "visible") return `is cut at the side by ${named(one)}`;
    if (beyondY && scrolls(style, "Y")) return null;
    if (beyondY && style.overflowY !== "visible") return `is cut above or below by ${named(one)}`;
    if (style.position === "fixed") break;
  }
  if (rect.right > innerWidth + slack || rect.left < -slack) return `leaves the window: ${round(rect)}`;
  return null;
}

/** Whether another element lies over the middle of what is seen. */
function covered(element, part) {
  if (over && !over.contains(element)) return null;
  const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
  const top = document.elementFromPoint(x, y);
  if (!top || top.contains(element) || element.contains(top)) return null;
  // What floats over the list is seen, and goes when it is used.
  if (top.closest("#to-end, .toast, .actions")) return null;
  return `is covered by ${named(top)} at ${Math.round(x)} ${Math.round(y)}`;
}

const CONTROLS = "button, a.button, select, input, textarea, [role=option], [role=menuitem]";

for (const control of root.querySelectorAll(CONTROLS)) {
  if (!shows(control)) continue;
  const rect = control.getBoundingClientRect();
  if (rect.width === 0) continue;
  const inText = control.matches(".mention, .spoiler");
  if (!inText && control.type !== "checkbox" && rect.height < 24) say(control, `is ${rect.height} high`);
  const fault = cut(control, rect);
  if (fault) say(control, fault);
  const part = seen(control, rect);
  const whole = part && part.bottom - part.top > rect.height / 2;
  const over = whole && covered(control, part);
  if (over) say(control, over);
  // Where a button is in a row, it stands in it.
  const row = control.closest(".row, .buttons, .container")?.getBoundingClientRect();
  if (row && (rect.right > row.right + slack || rect.left < row.left - slack)) say(control, `sticks out of its row: ${round(rect)} of ${round(row)}`);
}

const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || element.closest("option, select, script, style, noscript") || !shows(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) {
    if (rect.width < 1) continue;
    const fault = cut(element, rect);
    if (fault) { say(element, fault); break; }
    const part = seen(element, rect);
    const whole = part && part.bottom - part.top > rect.height - 2;
    const over = whole && covered(element, part);
    if (over) { say(element, over); break; }
  }
}

// Pictures are there, are told in words, and keep within what holds them.
for (const image of root.querySelectorAll("#messages img, dialog img")) {
  const rect = image.getBoundingClientRect();
  // The page falls back to the name of the file; what counts is what the picture was sent with.
  if (!image.dataset.alt?.trim() || image.alt !== image.dataset.alt) say(image, "has no alt text");
  if (rect.bottom > 0 && rect.top < innerHeight && !(image.complete && image.naturalWidth > 0)) say(image, "is not there");
  const fault = cut(image, rect);
  if (fault) say(image, fault);
}

return [...new Set(faults)];
