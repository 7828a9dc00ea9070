import { limits } from '@deadpan/protocol';
import { shuffle } from '../chance.ts';
import { refuse, refuseSeatless, type Step } from '../decision.ts';
import type { Command } from '../command.ts';
import { refuseLacking, startMatch } from '../match/start.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { isHost, seatOf } from '../roster.ts';

/** R0-7: the host starts a waiting arena with at least two players, all of them ready and here. */
export function start(room: Room, { by, deck, stills, own }: Extract<Command, { type: 'start' }>, at: MatchTime): Step {
  if (!seatOf(room, by)) return refuseSeatless(room);
  if (!isHost(room, by)) return refuse(room, 'NOT_HOST', 'Only the host can start the game.');
  if (room.status !== 'waiting') return refuse(room, 'NOT_WAITING', 'The match has already started.');
  if (room.players.length < limits.players.toStart) return refuse(room, 'NOT_ENOUGH_PLAYERS', 'At least 2 warriors are needed.');
  if (!room.players.every((seat) => seat.ready && seat.connected)) {
    return refuse(room, 'NOT_ALL_READY', 'Please check that all players are ready and try again.');
  }
  const lacking = refuseLacking(room, { deck, stills });
  if (lacking) return lacking;
  const [order, seed] = shuffle(room.seed, stills);
  return startMatch({ ...room, seed }, { deck, stills: order, ...(own && { own }) }, at, false);
}
