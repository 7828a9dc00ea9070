import type { UserId } from '@deadpan/protocol';
import type { PlayedPlay, Round1 } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { wallTimeAt } from '../time.ts';

/** A play whose clips are shown. */
export type Played = Extract<Round1, { phase: 'playing' | 'deciding' }>;

/** R1-11: a play as it is kept when it is over: which clips were shown, and when and over which of them somebody was out. */
export function playedOf(room: Room, { play, out, startsAt, schedule }: Played, winner: UserId | null, at: MatchTime): PlayedPlay {
  const durationMs = Math.max(0, Math.round(at - startsAt));
  return {
    play,
    winner,
    startedAt: wallTimeAt(room.anchor, startsAt),
    durationMs,
    shown: schedule.filter(({ offset }) => offset < durationMs),
    out: out.map(({ who, reason, at: outAt }) => {
      const afterMs = Math.max(0, Math.round(outAt - startsAt));
      const over = reason === 'smile' ? schedule.findLast(({ offset }) => offset <= afterMs) : undefined;
      return { who, reason, afterMs, over: over?.id ?? null };
    }),
  };
}
