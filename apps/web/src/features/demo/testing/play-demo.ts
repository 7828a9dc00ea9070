import type { RoomEvent } from '@deadpan/game';
import type { RoomView } from '@deadpan/protocol';
import { createDemoMatch } from '../match/demo-match.ts';
import type { DemoMatch } from '../match/demo-match.ts';
import { GUEST } from '../match/players.ts';
import { aDemoDeck } from './a-deck.ts';

export const START = 1_800_000_000_000;
const STEP_MS = 250;
/** Longer than any demo. */
const TOO_LONG_MS = 180_000;
const deck = aDemoDeck();

interface Guest {
  /** only watches */
  plays?: boolean;
  /** smiles this many seconds into each play */
  smilesAt?: number;
  /** in these plays only */
  inPlays?: readonly number[];
  /** the happiness of the face the bots see, 0 to 1 */
  happy?: number;
}

/** Plays a demo to its end, from `now` on. */
export function playOn(
  match: DemoMatch,
  { smilesAt, inPlays = [1, 2, 3], happy = 0.04 }: Guest,
  now: number,
): { now: number; events: RoomEvent[] } {
  const events: RoomEvent[] = [];
  let at = now;
  let smiled = 0;
  let over = false;
  while (!over && at < now + TOO_LONG_MS) {
    at += STEP_MS;
    events.push(...match.advance(at, happy));
    const { phase, phase_ends_at: end, current_play: play } = match.view(at);
    over = phase === 'round_ended';
    const due = smilesAt !== undefined && phase === 'playing' && end !== null && end - at <= (30 - smilesAt) * 1000;
    if (due && smiled !== play && inPlays.includes(play)) {
      smiled = play;
      events.push(...match.ask({ type: 'laugh', by: GUEST, play, capturedAt: at - 300 }, at));
    }
  }
  return { now: at, events };
}

/** A whole demo; returns what the guest sees at the end, how long it took and what happened. */
export function playDemo(seed: number, guest: Guest = {}): { view: RoomView; tookMs: number; events: RoomEvent[]; match: DemoMatch } {
  const match = createDemoMatch({ seed, plays: guest.plays !== false, deck, now: START });
  const { now, events } = playOn(match, guest, START);
  return { view: match.view(now), tookMs: now - START, events, match };
}
