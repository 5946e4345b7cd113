// Forms that open in answer to a command or a press.

import { post } from "./api.js";
import { choices, chosen } from "./components.js";
import { dialog, find, h, toast } from "./dom.js";
import { render } from "./markdown.js";
import { model } from "./model.js";

const TEXT_INPUT = 4;
const TEXT = 10;

/** What an answer leads to beside messages: a form opens, or it is said that there was no answer. */
export function follow(view) {
  if (view.status === "modal") open(view);
  if (["failed", "waiting"].includes(view.status)) toast("The application did not respond.");
}

/** Opens the form that an interaction was answered with. */
export function open(view) {
  const me = model.me;
  const opener = document.activeElement;
  const fields = [];
  const rows = view.modal.components.map((row) => rowNode(row, fields));
  const fault = h("p.failure", { role: "alert", hidden: true });
  const send = h("button.button.primary", { type: "submit" }, "Submit");
  const form = h("form", { method: "dialog", novalidate: true }, rows, fault,
    h("div.buttons", {}, send, h("button.button.secondary", { type: "button", onclick: () => box.close() }, "Cancel")));
  const say = (text) => { fault.textContent = text; fault.hidden = false; send.disabled = false; };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.find((field) => field.why());
    if (wrong) { say(`${wrong.label}: ${wrong.why()}`); wrong.input.focus(); return; }
    send.disabled = true;
    submit(me, view, fields).then((answer) => {
      if (["failed", "waiting"].includes(answer.status)) return say("Something went wrong. Try again.");
      box.close();
      follow(answer);
    }).catch((problem) => say(problem.message));
  });
  const box = dialog(view.modal.title, form);
  box.classList.add("modal");
  // What is typed is not lost by a click beside it.
  box.addEventListener("click", (event) => event.target === box && event.stopImmediatePropagation(), true);
  // The button that opened it may have been drawn anew meanwhile.
  const key = opener?.dataset?.key;
  box.addEventListener("close", () => {
    const heir = opener?.isConnected ? opener : key && document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    (heir || find("composer").querySelector("textarea, input"))?.focus({ preventScroll: true });
  });
  fields[0]?.input.focus();
}

function submit(me, view, fields) {
  const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
  return post(`/users/${me}/submit`, { interaction: view.id, values, wait_ms: 3500 });
}

function rowNode(row, fields) {
  if (row.type === TEXT) return h("div.content", {}, ...render(row.content));
  const inner = row.component ?? row.components[0];
  const label = row.label ?? inner.label;
  const field = inner.type === TEXT_INPUT ? textField(inner) : selectField(inner);
  Object.assign(field, { id: inner.custom_id, label });
  fields.push(field);
  const name = `field-${inner.id}`;
  field.input.id = name;
  const hint = row.description ? h("p.hint", { id: `${name}-hint` }, row.description) : null;
  if (hint) field.input.setAttribute("aria-describedby", hint.id);
  return h("div.form-row", {}, h("label", { for: name }, label, inner.required ? h("span.required", { title: "required" }, " *") : null), hint, field.input);
}

function textField(data) {
  const [least, most] = [data.min_length ?? 0, data.max_length ?? 4000];
  const properties = { maxlength: String(most), placeholder: data.placeholder ?? undefined, "aria-required": String(data.required), autocomplete: "off" };
  const input = data.style === 2 ? h("textarea", { rows: "4", ...properties }, data.value ?? "") : h("input", { value: data.value ?? undefined, enterkeyhint: "send", ...properties });
  const why = () => {
    const { length } = [...input.value];
    if (length === 0) return data.required ? "this is required." : null;
    return length < least ? `at least ${least} characters.` : null;
  };
  return { input, why, value: () => input.value };
}

function selectField(data) {
  const input = choices(data, { "aria-label": undefined, disabled: false });
  const why = () => (data.required && chosen(input).length < Math.max(1, data.min_values) ? "choose something." : null);
  return { input, why, value: () => chosen(input) };
}
