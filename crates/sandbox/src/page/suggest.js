// A list of suggestions under an input: arrows, Enter, Tab, Escape, or a click.

import { h } from "./dom.js";

let lists = 0;

export class Suggest {
  /** `pick(item)` is called with the chosen item: {label, hint, value, icon}. */
  constructor(input, pick) {
    this.input = input;
    this.pick = pick;
    this.items = [];
    this.at = 0;
    this.box = h("div.suggest", { role: "listbox", id: `suggest-${++lists}`, hidden: true });
    input.setAttribute("autocomplete", "off");
    input.setAttribute("aria-controls", this.box.id);
    input.setAttribute("aria-autocomplete", "list");
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** Shows items under a heading; a text instead of items when there are none. */
  show(items, heading, nothing) {
    this.items = items;
    this.at = 0;
    const rows = items.map((item, n) =>
      h("div", { role: "option", id: `${this.box.id}-${n}`, onpointerdown: (event) => { event.preventDefault(); this.choose(n); } },
        item.icon ?? null, h("span.label", {}, item.label), item.hint ? h("span.hint", {}, item.hint) : null));
    const none = items.length === 0 && nothing ? [h("div.nothing", {}, nothing)] : [];
    this.box.replaceChildren(...(heading ? [h("div.heading", {}, heading)] : []), ...rows, ...none);
    this.box.hidden = rows.length + none.length === 0;
    this.mark();
  }

  hide() {
    this.items = [];
    this.box.hidden = true;
    this.input.removeAttribute("aria-activedescendant");
  }

  mark() {
    for (const [n, row] of [...this.box.querySelectorAll("[role=option]")].entries()) {
      row.setAttribute("aria-selected", String(n === this.at));
      if (n === this.at) {
        row.scrollIntoView({ block: "nearest" });
        this.input.setAttribute("aria-activedescendant", row.id);
      }
    }
  }

  choose(n) {
    const item = this.items[n];
    this.hide();
    if (item) this.pick(item);
  }

  /** Whether the key was for the list. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) {
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.items.length) {
      this.choose(this.at);
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
