import { limits, type OutReason, type UserId } from '@deadpan/protocol';
import type { Command } from '../command.ts';
import { accept, refuse, refuseBystander, type Step } from '../decision.ts';
import type { Match, Out } from '../match.ts';
import type { MatchTime, Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, remainingOf, seatOf, survivors, withRound } from '../roster.ts';
import { matchTimeAt } from '../time.ts';

const { round1 } = limits;

/** R1-23: a smile that its owner claims needs no witnesses. */
function withoutNote(match: Match, who: UserId, play: number): Match {
  return { ...match, witnessed: match.witnessed.filter((each) => each.who !== who || each.play !== play) };
}

/** R1-5: nobody is eliminated twice; an elimination that leaves one survivor opens the deciding moment (R1-9). */
export function eliminate(room: Room, who: UserId, reason: OutReason, capturedAt: MatchTime, at: MatchTime): Step {
  const { match: before } = room;
  if (!before || (before.round.phase !== 'playing' && before.round.phase !== 'deciding')) return accept(room);
  const { round } = before;
  const match = reason === 'smile' ? withoutNote(before, who, round.play) : before;
  const contestant = match.roster.find(({ id }) => id === who);
  if (!contestant || round.out.some((other) => other.who === who)) return accept(room);
  const out: Out[] = [...round.out, { who, reason, at: capturedAt }];
  const events = [{ type: 'eliminated', who: nameOf(contestant), play: round.play, reason }] as const;
  const decided = survivors(match, out).length <= 1;
  if (round.phase === 'deciding') {
    // In the deadline's moment too, the smile that leaves one survivor is the one a second smile is measured against.
    const firstAt = decided && capturedAt <= round.endsAt ? (round.firstAt ?? capturedAt) : round.firstAt;
    return accept(withRound(room, match, { ...round, out, firstAt }), [...events]);
  }
  if (!decided) return accept(withRound(room, match, { ...round, out }), [...events]);
  const deciding = { ...round, phase: 'deciding', out, until: at + round1.decidingMs, firstAt: capturedAt } as const;
  return accept(withRound(room, match, deciding), [...events]);
}

/**
 * R1-8: a player's own smile eliminates, in this play only, while playing. In the deciding moment a second smile counts when its frame was
 * taken no later than 200 ms after the one that left a single survivor, or before the deadline that opened the moment. The time of the
 * frame is believed up to 500 ms before receipt.
 */
export function laugh(room: Room, by: UserId, play: number | null, capturedAt: Millis | null, now: Millis): Step {
  const { match } = room;
  if (!match || !remainingOf(match, by)) return refuseBystander(room);
  const { round } = match;
  if (play !== null && (!('play' in round) || round.play !== play)) return refuse(room, 'STALE_PLAY', 'That play is over.');
  if (round.phase !== 'playing' && round.phase !== 'deciding') return refuse(room, 'NOT_PLAYING', 'Nobody is playing right now.');
  if (round.out.some(({ who }) => who === by)) return accept(room);
  const clamped = Math.min(now, Math.max(now - round1.captureClampMs, capturedAt ?? now));
  const captured = Math.max(round.startsAt, matchTimeAt(room.anchor, clamped));
  if (round.phase === 'deciding') {
    const latest = round.firstAt === null ? round.endsAt : round.firstAt + round1.smileTieMs;
    if (captured > latest) return refuse(room, 'TOO_LATE', 'The play was decided before that.');
  }
  return eliminate(room, by, 'smile', captured, matchTimeAt(room.anchor, now));
}

/**
 * R1-15: eight seconds unseen: out of this play as absent, which is not a smile. In the deciding moment too, for hiding never wins;
 * not while the clock stands, for an outage of the server never counts, nor in another session than the one that was not seen.
 */
export function markAbsent(room: Room, { who, play, session }: Extract<Command, { type: 'mark_absent' }>, at: MatchTime): Step {
  const { match } = room;
  if (!match || !room.anchor.running || seatOf(room, who)?.session !== session) return accept(room);
  if ((match.round.phase !== 'playing' && match.round.phase !== 'deciding') || match.round.play !== play) return accept(room);
  return eliminate(room, who, 'absent', at, at);
}
