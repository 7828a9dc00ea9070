import type { Settings, UserId } from '@deadpan/protocol';
import type { Command, Person } from '../command.ts';
import type { Verdict } from '../match.ts';
import type { Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOfMove, people, type Move } from './moves.ts';
import { ann } from './people.ts';
import { aDeck, someStills } from './rooms.ts';

/** Some of them are refused. */
function settingsOf({ n, flag }: Move): Partial<Settings> {
  if (n === 10) return { family: flag ? 'strict' : ('loud' as 'off'), deck: 'theirs' };
  if (flag) return n > 5 ? { maxRounds: n - 5 } : { maxPlayers: n };
  return n > 5 ? { round1Plays: (n - 5) as Settings['round1Plays'] } : { round1Duration: 27 + n };
}

function performerOf({ match }: Room): UserId | null {
  return match && 'turns' in match.round ? (match.round.turns.at(-1)?.performer ?? null) : null;
}

function verdictOf({ match }: Room, fellBack: boolean): Verdict {
  const scores = match?.roster.map(({ id }, place) => [id, { score: place / 4, reason: 'It is what it is.' }]) ?? [];
  return { judge: 'embedded', fellBack, scores: Object.fromEntries(scores) as Verdict['scores'] };
}

/** Takes a room, a move and the wall time; returns what that move asks of the room. */
export function commandsOf(room: Room, move: Move, wall: Millis): Command[] {
  const { flag, n, lag } = move;
  const seated = room.players[move.who % Math.max(1, room.players.length)];
  const by: Person = (move.who < 4 ? seated : people[move.who]) ?? ann;
  const other = people[move.other] ?? ann;
  const everybody = room.players.map(({ id }) => id);
  const session = room.players.find(({ id }) => id === by.id)?.session ?? 0;
  const play = room.match && 'play' in room.match.round ? room.match.round.play : 1;
  /** The host more often than another. */
  const asked = n < 8 ? room.hostId : by.id;
  /** The same one for all others, so that they may agree. */
  const opponent = everybody.find((id) => id !== by.id) ?? other.id;
  const name = nameOfMove(room, move);
  switch (name) {
    case 'tick':
      return [{ type: 'tick' }];
    case 'sit':
      return [{ type: 'sit', by: flag ? other : (people[4] ?? other) }];
    case 'connect':
      return [{ type: name, by: by.id }];
    case 'play_again':
      return [
        {
          type: name,
          by: by.id,
          ...(flag && {
            shown: {
              deck: aDeck.slice(n % (aDeck.length + 1)),
              stills: ['another still', ...someStills].slice(n % (someStills.length + 2)),
            },
          }),
        },
      ];
    case 'drop':
      return [{ type: 'drop', by: by.id, session: n === 0 ? session - 1 : session }];
    case 'leave':
      return [{ type: 'leave', by: by.id, close: flag }];
    case 'kick':
      return [{ type: 'kick', by: asked, who: other.id }];
    case 'set_ready':
    case 'set_camera':
      return [{ type: name, by: by.id, ready: flag }];
    case 'change_settings':
      return [{ type: 'change_settings', by: asked, settings: settingsOf(move) }];
    case 'start':
      return [{ type: 'start', by: asked, deck: n === 0 ? [] : aDeck, stills: n === 1 ? [] : someStills }];
    case 'set_links':
      return [{ type: 'set_links', by: by.id, streams: flag ? null : n % 5 }];
    case 'laugh':
      return [{ type: 'laugh', by: by.id, play: n === 0 ? play - 1 : n === 1 ? null : play, capturedAt: flag ? wall + lag : null }];
    case 'mark_absent':
      return [{ type: 'mark_absent', who: by.id, play: n === 0 ? play + 1 : play, session: n > 7 ? session - 1 : session }];
    case 'take_microphone':
      return [{ type: 'take_microphone', by: n < 8 ? (performerOf(room) ?? by.id) : by.id }];
    case 'pass_turn':
      return [{ type: 'pass_turn', by: flag ? (performerOf(room) ?? by.id) : by.id, turn: n < 5 ? null : n - 4 }];
    case 'hear_laughter':
      return [{ type: 'hear_laughter', by: by.id, turn: n < 8 ? null : n - 7 }];
    case 'submit_caption':
      return [{ type: 'submit_caption', by: by.id, text: n < 8 ? `A caption by ${by.username}` : `Another one, number ${n}` }];
    case 'react':
      return [{ type: 'react', by: by.id, reveal: 1 + (n % 4), laughter: Math.abs(lag) / 2_000 }];
    case 'judge':
      return [{ type: 'judge', matchId: n === 0 ? 'another' : (room.match?.id ?? ''), verdict: verdictOf(room, flag) }];
    case 'witness':
      return [{ type: 'witness', by: by.id, who: n < 3 ? other.id : opponent, play: n === 0 ? play + 1 : play }];
    case 'introduce':
      return [
        { type: 'introduce', by: { ...by, username: flag ? `${by.username} ${n}` : by.username, picture: flag ? null : `/${n}.svg` } },
      ];
    case 'forget':
      return [{ type: 'forget', who: other.id }];
    case 'outage':
      return [{ type: 'outage', aliveUntil: wall - n * 5_000 + lag, allAway: flag }];
    case 'all_able':
      return everybody.flatMap((id): Command[] => [
        { type: 'set_ready', by: id, ready: true },
        { type: 'set_camera', by: id, ready: true },
        { type: 'set_links', by: id, streams: null },
      ]);
    case 'all_dark':
      return everybody.map((id) => ({ type: 'set_camera', by: id, ready: false }));
    case 'all_back':
      return everybody.map((id) => ({ type: 'connect', by: id }));
    case 'all_drop':
      return room.players.map((seat) => ({ type: 'drop', by: seat.id, session: seat.session }));
    case 'all_again':
      return everybody.map((id) => ({ type: 'play_again', by: id }));
    default:
      return name satisfies never;
  }
}
