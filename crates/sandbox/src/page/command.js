// A slash command that is being filled in: a field for each option.

import { post } from "./api.js";
import { avatar, h, icon, toast } from "./dom.js";
import { about, members, model, nameOf, place, placesBeside, title } from "./model.js";
import { follow } from "./modal.js";
import { Suggest } from "./suggest.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;

/** The nodes of a command's form; `done` is called when it is sent or given up. */
export function form(command, done, typed = "") {
  const fields = [];
  const values = () => Object.fromEntries(fields.filter((one) => one.value() !== undefined).map((one) => [one.option.name, one.value()]));
  const submit = () => send(command, fields, values(), done);
  const box = h("div.options");
  const add = (option) => {
    const field = makeField(command, option, values, submit, done);
    fields.push(field);
    box.append(field.node);
    return field;
  };
  const left = command.options?.filter((option) => !option.required) ?? [];
  command.options?.filter((option) => option.required).forEach(add);
  const more = h("span.more");
  const drawMore = () => more.replaceChildren(...left.map((option) =>
    h("button.option", { title: about(option), onclick: () => { left.splice(left.indexOf(option), 1); drawMore(); add(option).input.focus(); } }, `+ ${nameOf(option)}`)));
  drawMore();
  // What was typed after the command's name is its first field.
  if (typed && !fields.length && left.length) { add(left.shift()); drawMore(); }
  if (typed && fields.length) fields[0].input.value = typed;
  const keys = (event) => {
    if (event.key === "Escape") done();
    if (event.key === "Enter" && event.target === node) submit();
  };
  const node = h("div.command", { onkeydown: keys, role: "group", tabindex: "-1", "aria-label": `/${nameOf(command)}` },
    h("div.head", {}, h("b", {}, `/${nameOf(command)}`), h("span.hint", {}, about(command))), box, more);
  const go = h("button.icon.send", { "aria-label": "Send the command", title: "Send", onclick: submit }, icon("send"));
  const stop = h("button.icon", { "aria-label": "Give up the command", title: "Give up", onclick: done }, icon("close"));
  // Without fields there is nothing to type into: the button takes the keys.
  if (!command.options?.length) queueMicrotask(() => go.focus());
  return [node, h("div.send-stop", {}, stop, go)];
}

function makeField(command, option, values, submit, done) {
  const input = h("input", { "aria-label": `${nameOf(option)}: ${about(option)}`, placeholder: about(option), inputmode: option.type === INTEGER ? "numeric" : undefined, size: "12", enterkeyhint: "send" });
  let chosen;
  const suggest = new Suggest(input, (item) => {
    chosen = item.value;
    input.value = item.label;
    node.classList.remove("wrong");
  });
  const offer = () => offerFor(command, option, input, suggest, values);
  const keys = (event) => {
    if (suggest.key(event)) { event.stopPropagation(); return; }
    if (event.isComposing) return;
    if (event.key === "Enter") { event.preventDefault(); submit(); }
    if (event.key === "Backspace" && input.value === "" && !event.repeat && !node.previousElementSibling) done();
  };
  input.addEventListener("input", () => { chosen = undefined; offer(); });
  input.addEventListener("focus", offer);
  input.addEventListener("blur", () => suggest.hide());
  input.addEventListener("keydown", keys);
  const node = h("label.option", { title: about(option) }, h("span", {}, nameOf(option)), input, suggest.box);
  return { option, input, node, value: () => chosen ?? typed(option, input.value) };
}

/** What typed text means for an option. */
function typed(option, text) {
  if (text === "") return undefined;
  const fixed = option.choices?.find((choice) => nameOf(choice).toLowerCase() === text.toLowerCase());
  if (fixed) return fixed.value;
  if (option.type === INTEGER) return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
  if (option.type === BOOLEAN) return { true: true, false: false }[text.toLowerCase()] ?? text;
  if (option.type === CHANNEL) return text.replace(/^#/, "");
  return option.type === USER || (option.type === ROLE && text !== "@everyone") ? text.replace(/^@/, "") : text;
}

async function offerFor(command, option, input, suggest, values) {
  const wanted = input.value.toLowerCase();
  const fits = (name) => name.toLowerCase().includes(wanted);
  if (option.type === USER) {
    const people = members(place(model.open)).filter((one) => fits(one.shown) || fits(one.username));
    return suggest.show(people.map((one) => ({ icon: avatar(one), label: one.shown, hint: one.username, value: one.id })), nameOf(option), "Nobody of that name.");
  }
  if (option.type === CHANNEL) {
    const places = placesBeside(place(model.open)).filter((one) => (option.channel_types?.includes(one.type) ?? true) && fits(title(one)));
    return suggest.show(places.map((one) => ({ label: title(one), value: one.id })), nameOf(option), "No channel of that name.");
  }
  if (option.type === ROLE) {
    const of = model.state.guilds.find((one) => one.id === place(model.open)?.guild_id);
    const roles = of?.roles.filter((role) => fits(role.name)) ?? [];
    return suggest.show(roles.map((role) => ({ label: `@${role.name.replace(/^@/, "")}`, value: role.id })), nameOf(option), "No role of that name.");
  }
  if (option.type === BOOLEAN) {
    return suggest.show([true, false].filter((flag) => fits(String(flag))).map((flag) => ({ label: flag ? "True" : "False", value: flag })), nameOf(option));
  }
  if (option.choices?.length) {
    return suggest.show(option.choices.filter((choice) => fits(nameOf(choice))).map((choice) => ({ label: nameOf(choice), value: choice.value })), nameOf(option), "None of the choices.");
  }
  if (!option.autocomplete) return suggest.hide();
  const asked = input.value;
  try {
    const view = await post(`/users/${model.me}/autocomplete`, { channel: model.open, name: command.name, options: { ...values(), [option.name]: asked }, focused: option.name });
    if (input.value !== asked || document.activeElement !== input) return;
    if (view.choices === null) suggest.show([], nameOf(option), "Loading options failed.");
    else suggest.show(view.choices.map((choice) => ({ label: nameOf(choice), value: choice.value })), nameOf(option), "No options match your search.");
  } catch (fault) {
    toast(fault.message);
  }
}

async function send(command, fields, options, done) {
  const missing = fields.find((one) => one.option.required && one.value() === undefined);
  if (missing) {
    missing.node.classList.add("wrong");
    missing.input.focus();
    return;
  }
  try {
    const pending = post(`/users/${model.me}/commands`, { channel: model.open, name: command.name, options, wait_ms: 3500 });
    pending.then((view) => follow(view)).catch(() => {});
    // What the client itself would not send is told at once, and the fields stay.
    const early = await Promise.race([pending.then(() => null, (fault) => fault), new Promise((resolve) => setTimeout(resolve, 250))]);
    if (early) throw early;
    pending.catch((fault) => toast(fault.message));
    done();
  } catch (fault) {
    toast(fault.message);
  }
}
