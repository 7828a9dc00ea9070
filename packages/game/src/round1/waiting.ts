import type { UserId } from '@deadpan/protocol';
import { accept, andThen, refuseSeatless, type Step } from '../decision.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { remaining, seatOf, withSeat } from '../roster.ts';

/** R1-2: camera and links of all players work: the first play starts 1.5 s later; if one fails again meanwhile, it does not. */
export function checkAllReady(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'waiting') return accept(room);
  const ready = remaining(match).every(({ id }) => {
    const seat = seatOf(room, id);
    return seat?.connected && seat.camera && seat.links;
  });
  if (ready === (match.round.allReadyAt !== null)) return accept(room);
  return accept({ ...room, match: { ...match, round: { ...match.round, allReadyAt: ready ? at : null } } });
}

/** R1-3: whether the player's own camera works is the player's own fact. */
export function setCamera(room: Room, by: UserId, camera: boolean, at: MatchTime): Step {
  const seat = seatOf(room, by);
  if (!seat) return refuseSeatless(room);
  if (seat.camera === camera) return accept(room);
  return andThen(accept(withSeat(room, by, { camera })), (next) => checkAllReady(next, at));
}

/**
 * R1-3: all connected means remote streams ≥ players − 1 (spec §4 Round 1 phases). Takes a room; returns it with every seat's links as the
 * seated now make them: a new player is a new link for everybody, one who left is a link less.
 */
export function countLinks(room: Room): Room {
  const others = room.players.length - 1;
  const counted = room.players.map((seat) => {
    const streams = Math.min(seat.streams, others);
    const links = others > 0 && streams >= others;
    return streams === seat.streams && links === seat.links ? seat : { ...seat, streams, links };
  });
  return counted.every((seat, place) => seat === room.players[place]) ? room : { ...room, players: counted };
}

/** R1-3: how many remote streams run at a player is the player's own fact; null says that all of them do. */
export function setLinks(room: Room, by: UserId, streams: number | null, at: MatchTime): Step {
  const seat = seatOf(room, by);
  if (!seat) return refuseSeatless(room);
  const next = countLinks(withSeat(room, by, { streams: streams ?? room.players.length - 1 }));
  const links = seatOf(next, by);
  if (links?.streams === seat.streams && links.links === seat.links) return accept(room);
  return checkAllReady(next, at);
}
