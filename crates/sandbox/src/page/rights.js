// Who may do what, in a channel or in its whole server.

import { get, put } from "./api.js";
import { arrange, h, toast } from "./dom.js";
import { members, model, place, title } from "./model.js";

const RIGHTS = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY", "MENTION_EVERYONE", "USE_APPLICATION_COMMANDS", "USE_EXTERNAL_APPS", "MANAGE_MESSAGES", "MANAGE_THREADS"];

const inWords = (right) => right.toLowerCase().replaceAll("_", " ");

/** Ticks for what somebody may do; whom and where is chosen above them. */
export async function editor(channel) {
  const of = model.state.guilds.find((one) => one.id === channel.guild_id);
  const home = channel.type === 11 ? place(channel.parent_id) : channel;
  const whose = h("select", { "aria-label": "Whose rights" }, subjects(of, channel).map(([name, query]) => h("option", { value: query }, name)));
  const where = h("select", { "aria-label": "Where" }, h("option", { value: `/channels/${home.id}/rights` }, `in ${title(home)}`), h("option", { value: `/guilds/${of.id}/rights` }, `in all of ${of.name}`));
  const ticks = h("fieldset", {}, h("legend", {}, "may"));
  const draw = () => drawTicks(ticks, where.value, whose.value).catch((fault) => toast(fault.message));
  whose.addEventListener("change", draw);
  where.addEventListener("change", draw);
  await draw();
  return h("div.rights", {}, h("div.buttons", {}, whose, where), ticks);
}

/** [name, query] of the bot, the people and the roles. */
function subjects(of, channel) {
  const users = members(channel).toSorted((a, b) => (b.id === model.state.bot) - (a.id === model.state.bot) || a.shown.localeCompare(b.shown));
  const roles = of.roles.filter((role) => !role.only_of);
  return [...users.map((one) => [one.id === model.state.bot ? `${one.shown} (the bot)` : one.shown, `user=${one.id}`]), ...roles.map((role) => [`Role ${role.name}`, `role=${role.id}`])];
}

async function drawTicks(ticks, path, query) {
  const held = await get(`${path}?${query}`);
  const change = async (right, isTicked) => {
    try {
      await put(path, changed(held, query, right, isTicked));
      await drawTicks(ticks, path, query);
      const { rights } = await get(`${path}?${query}`);
      if (rights.includes(right) !== isTicked) toast(isTicked ? "Another right that it needs is missing." : "It comes from another role, or with the ownership; take it away there, or in a channel.");
    } catch (fault) {
      toast(fault.message);
    }
  };
  const tick = (right) => h("label", {}, h("input", { type: "checkbox", checked: held.rights.includes(right), "data-key": right, onchange: (event) => change(right, event.target.checked) }), inWords(right));
  arrange(ticks, [ticks.firstElementChild, ...RIGHTS.map(tick)]);
}

/** The body that sets one right, and leaves all others as they are. */
function changed(held, query, right, isTicked) {
  const [kind, id] = query.split("=");
  const without = (list) => list.filter((one) => one !== right);
  const more = isTicked ? [right] : [];
  // In a server a right is given or not; only a channel can deny one.
  if (held.own) return { [kind]: id, allow: [...without(held.own), ...more] };
  return { [kind]: id, allow: [...without(held.allow), ...more], deny: [...without(held.deny), ...(isTicked ? [] : [right])] };
}
