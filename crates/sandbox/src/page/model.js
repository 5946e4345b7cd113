// What the page knows: the server as the chosen user sees it, and what that user has read.

import { get } from "./api.js";

export const model = {
  /** The answer of /control/state. */
  state: null,
  /** The chosen user's id. */
  me: null,
  /** The open channel's id. */
  open: null,
  /** Commands that can be used in the open channel. */
  commands: [],
  /** Mentions not yet seen, by channel. */
  mentions: new Map(),
  skew: 0,
};

/** Asks for the server as the user sees it. */
export async function refresh() {
  const me = model.me;
  const state = await get(`/state?as=${me}`);
  if (me === model.me) take(state);
}

/** Sees the server as another user from now on. */
export async function lookAs(id) {
  const state = await get(`/state?as=${id}`);
  model.me = id;
  take(state);
}

function take(state) {
  model.state = state;
  model.skew = state.now_ms - Date.now();
}

/** The present moment of the sandbox, in milliseconds. */
export const now = () => Date.now() + model.skew;

const unknown = (id) => ({ id, shown: "someone", username: "unknown", bot: false });

export const user = (id) => model.state.users.find((one) => one.id === id) ?? unknown(id);

export const guild = () => model.state.guilds[0];

export const people = () => model.state.users.filter((one) => !one.bot);

/** All places that the user sees: channels with their threads behind them, and direct messages. */
export function places() {
  const ofGuilds = model.state.guilds.flatMap((one) =>
    one.channels.flatMap((channel) => [channel, ...threads(one, channel.id)]),
  );
  return [...ofGuilds, ...model.state.directs];
}

export const threads = (of, channel) => of.threads.filter((thread) => thread.parent_id === channel);

/** The person of this id or username. */
export const person = (name) => people().find((one) => one.id === name || one.username === name);

/** The place of this id or name, as far as the user sees it. */
export const called = (name) => places().find((one) => one.id === name || (one.name && one.name === name));

export const place = (id) => places().find((one) => one.id === id);

/** What a place is called. */
export function title(channel) {
  if (channel.between) return `@${user(other(channel)).shown}`;
  return channel.type === 11 ? channel.name : `#${channel.name}`;
}

/** What a command, option or choice is called and does in the user's language. */
export const nameOf = (one) => one.name_localized ?? one.name;
export const about = (one) => one.description_localized ?? one.description;

/** The other side of direct messages. */
export const other = (channel) => channel.between.find((id) => id !== model.me) ?? model.me;

/** The members of the place's server, or both sides of direct messages. */
export function members(channel) {
  if (!channel) return [];
  if (channel.between) return channel.between.map(user);
  const of = model.state.guilds.find((one) => one.id === channel.guild_id);
  return of.members.map((member) => user(member.id));
}

const guildOf = (channel) => model.state.guilds.find((one) => one.id === channel?.guild_id);

/** The roles of the place's server that are not everybody's. */
export const rolesIn = (channel) => guildOf(channel)?.roles.filter((role) => role.id !== channel.guild_id) ?? [];

/** The channels of the place's server that the user sees, with their threads behind them. */
export const placesBeside = (channel) => guildOf(channel)?.channels.flatMap((one) => [one, ...threads(guildOf(channel), one.id)]) ?? [];

const key = () => `read-${model.me}`;

const read = () => JSON.parse(localStorage.getItem(key()) ?? "{}");

/** Notes that everything up to this message of the channel is read. */
export function markRead(channel, message) {
  model.mentions.delete(channel);
  if (!message) return;
  const all = read();
  if (BigInt(all[channel] ?? 0) >= BigInt(message)) return;
  all[channel] = message;
  localStorage.setItem(key(), JSON.stringify(all));
}

/** Whether there is something new in a channel. A user's first look makes all of it old. */
export function isUnread(channel) {
  const last = channel.last_message_id;
  return Boolean(last) && (channel.id !== model.open || document.hidden) && BigInt(read()[channel.id] ?? 0) < BigInt(last);
}
