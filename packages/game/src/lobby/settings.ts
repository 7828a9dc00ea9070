import { familyLevels, limits, type Settings, type UserId } from '@deadpan/protocol';
import type { Command } from '../command.ts';
import { accept, refuse, refuseSeatless, type Step } from '../decision.ts';
import type { Room } from '../room.ts';
import { isHost, nameOf, seatOf, withSeat } from '../roster.ts';

/** R0-5: a player says ready or not, while the arena waits. */
export function setReady(room: Room, by: UserId, ready: boolean): Step {
  const seat = seatOf(room, by);
  if (!seat) return refuseSeatless(room);
  if (room.status !== 'waiting') return refuse(room, 'NOT_WAITING', 'The match has already started.');
  if (seat.ready === ready) return accept(room);
  return accept(withSeat(room, by, { ready }), [{ type: 'ready_changed', who: nameOf(seat), ready }]);
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function problemOf(room: Room, settings: Settings): string | null {
  const { players, round1, maxRounds } = limits;
  const { maxPlayers, round1Duration, round1Plays } = settings;
  if (!isWithin(maxPlayers, players)) return 'Maximum Warriors must be 2, 3 or 4.';
  if (maxPlayers < room.players.length) return `${room.players.length} warriors are seated. Maximum Warriors cannot be lower.`;
  if (!isWithin(round1Duration, round1.duration)) return 'Duration per Play must be 30 to 180 seconds.';
  if (!round1.plays.allowed.includes(round1Plays)) return 'Number of Plays must be 1, 3, 5, 7 or 9.';
  if (!isWithin(settings.maxRounds, maxRounds)) return 'Number of Rounds must be 1, 2 or 3.';
  if (!familyLevels.includes(settings.family)) return 'Family Filter must be off, mild or strict.';
  return null;
}

/** R0-6: only the host changes settings, only while waiting, never below who is seated; a change resets everybody's ready. */
export function changeSettings(
  room: Room,
  { by, settings: changes, deckName = room.deckName, name = room.name }: Extract<Command, { type: 'change_settings' }>,
): Step {
  if (!seatOf(room, by)) return refuseSeatless(room);
  if (!isHost(room, by)) return refuse(room, 'NOT_HOST', 'Only the host can change the settings.');
  if (room.status !== 'waiting') return refuse(room, 'NOT_WAITING', 'The match has already started.');
  const settings: Settings = { ...room.settings, ...changes };
  const problem = problemOf(room, settings);
  if (problem) return refuse(room, 'BAD_SETTINGS', problem);
  const keys = Object.keys(settings) as (keyof Settings)[];
  if (keys.every((key) => settings[key] === room.settings[key]) && name === room.name && deckName === room.deckName) return accept(room);
  const players = room.players.map((seat) => ({ ...seat, ready: false }));
  return accept({ ...room, settings, deckName, name, players }, [{ type: 'settings_changed' }]);
}
