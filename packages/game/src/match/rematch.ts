import { limits } from '@deadpan/protocol';
import { shuffle } from '../chance.ts';
import type { Command } from '../command.ts';
import { accept, andThen, refuse, refuseApart, refuseSeatless, type Step } from '../decision.ts';
import { close } from '../lobby/close.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, seatOf, withoutSeat } from '../roster.ts';
import { refuseLacking, startMatch } from './start.ts';

/**
 * R1-19: Play Again; as soon as everybody still here has accepted, a new match starts in the same arena. R0-23: not with somebody of `apart`.
 * R0-25: it shows `shown`, if that is given, as it was when it was last accepted, and is played with `owner`, who alone may see it.
 */
export function playAgain(
  room: Room,
  { by, apart = [], shown, owner = null }: Extract<Command, { type: 'play_again' }>,
  at: MatchTime,
): Step {
  const seat = seatOf(room, by);
  if (!seat) return refuseSeatless(room);
  if (room.status !== 'finished' || !room.rematch) return refuse(room, 'NOT_FINISHED', 'There is no finished match to play again.');
  if (room.rematch.accepted.includes(by)) return accept(room);
  if (room.rematch.accepted.some((id) => apart.includes(id))) return refuseApart(room);
  const lacking = shown ? refuseLacking(room, shown) : null;
  if (lacking) return lacking;
  const rematch = { ...room.rematch, accepted: [...room.rematch.accepted, by], ...(shown && { shown, owner }) };
  return andThen(accept({ ...room, rematch }, [{ type: 'rematch_accepted', who: nameOf(seat) }]), (next) => settleRematch(next, at));
}

/** R0-25: has the only one gone who may play with what would be shown? */
const isOwnerGone = (room: Room): boolean => typeof room.rematch?.owner === 'string' && !seatOf(room, room.rematch.owner);

/** R1-20: under two players there is nobody to play against, and R0-25: without its owner no private deck: the arena closes. All accepted: the new match starts at once. */
export function settleRematch(room: Room, at: MatchTime): Step {
  if (room.status !== 'finished' || !room.rematch) return accept(room);
  if (room.players.length < limits.players.toStart) return close(room, 'no_rematch');
  if (isOwnerGone(room)) return close(room, 'deck_gone');
  // Who left plays with nobody, and keeps nobody apart.
  const accepted = room.rematch.accepted.filter((id) => seatOf(room, id));
  if (accepted.length === room.players.length) return begin(room, at);
  return accept({ ...room, rematch: { ...room.rematch, accepted } });
}

function begin(room: Room, at: MatchTime): Step {
  const { match, rematch } = room;
  if (!match) return accept(room);
  const { deck, stills, own } = rematch?.shown ?? match;
  // R3-1: another image each time, until all were used; those that have come to the deck since before all others.
  const [used, ...unused] = match.stills;
  const had = used === undefined ? [] : [...unused, used];
  const [fresh, seed] = shuffle(
    room.seed,
    stills.filter((id) => !had.includes(id)),
  );
  const order = [...fresh, ...had.filter((id) => stills.includes(id))];
  return startMatch({ ...room, seed }, { deck, stills: order, ...(own && { own }) }, at, true);
}

/** R1-21: after 30 s two or more who accepted play on and the others lose their seats; fewer than two close the arena, and so do those without the owner of a private deck (R0-25). */
export function endRematch(room: Room, at: MatchTime): Step {
  const accepted = room.players.filter(({ id }) => room.rematch?.accepted.includes(id));
  const gone = room.players.filter((seat) => !accepted.includes(seat));
  const events = gone.map((seat) => ({ type: 'left', who: nameOf(seat), during: 'finished' }) as const);
  const left = gone.reduce((next, { id }) => withoutSeat(next, id), room);
  if (accepted.length < limits.players.toStart) return close(room, 'no_rematch');
  if (isOwnerGone(left)) return close(room, 'deck_gone');
  return andThen(accept(left, events), (next) => begin(next, at));
}
