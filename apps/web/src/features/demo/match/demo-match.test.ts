import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START, playDemo, playOn } from '../testing/play-demo.ts';
import { aDemoDeck } from '../testing/a-deck.ts';
import { createDemoMatch } from './demo-match.ts';
import { GUEST } from './players.ts';

const seeds = Array.from({ length: 18 }, (_, i) => i + 1);
/** 1.5 s to begin, then three plays: countdown, 30 s, deciding moment, popup. */
const LONGEST_MS = 1_500 + 3 * (5_000 + 30_000 + 300) + 3_000 + 3_000 + 4_000 + 500;

describe('spec §1, §2: the demo, the rules of round 1 against three bots [2.5]', () => {
  it('ends with a result whatever the guest does', () => {
    const guest = fc.record({
      plays: fc.boolean(),
      smilesAt: fc.option(fc.integer({ min: 0, max: 29 }), { nil: undefined }),
      inPlays: fc.subarray([1, 2, 3]),
      happy: fc.double({ min: 0, max: 0.39, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.integer(), guest, (seed, how) => {
        const { view, tookMs, events } = playDemo(seed, how);
        expect(view).toMatchObject({ phase: 'round_ended', status: 'finished', total_plays: 3 });
        expect(view.match_result?.play_winners).toHaveLength(3);
        expect(events.filter(({ type }) => type === 'play_ended')).toHaveLength(3);
        expect(tookMs).toBeLessThanOrEqual(LONGEST_MS);
      }),
      { numRuns: 8 },
    );
  });

  it('gives the same match for the same seed', () => {
    expect(playDemo(7).events).toEqual(playDemo(7).events);
    expect(playDemo(7).events).not.toEqual(playDemo(8).events);
  });

  it('a straight face wins most matches, and not all: the bots keep theirs now and then', () => {
    const winners = seeds.map((seed) => playDemo(seed).view.match_result?.winner?.user_id ?? null);
    const won = winners.filter((id) => id === GUEST).length;
    expect(won).toBeGreaterThan(seeds.length / 2);
    expect(won).toBeLessThan(seeds.length);
    expect(winners.every((id) => id === GUEST || id === null)).toBe(true);
  });

  it('a guest who smiles in every play never wins, and it is not always the same bot that does', () => {
    const winners = seeds.map((seed) => playDemo(seed, { smilesAt: 6 }).view.match_result?.winner?.user_id ?? null);
    expect(winners).not.toContain(GUEST);
    expect(new Set(winners.filter((id) => id !== null)).size).toBeGreaterThan(1);
  });

  it('without a camera one watches the three of them', () => {
    const { view } = playDemo(3, { plays: false });
    expect(view.you).toBe(GUEST);
    expect(view.players.map(({ user_id }) => user_id)).toEqual(['gerda', 'kevin', 'inspector']);
    expect(view.match_result).not.toBeNull();
  });

  it('a result waits for as long as the guest looks at it; then everybody plays again', () => {
    const { match, tookMs } = playDemo(3);
    const later = START + tookMs + 10 * 60_000;
    const ended = match.view(START + tookMs);
    expect(match.advance(later, 0)).toEqual([]);
    match.again(START + tookMs);
    const next = playOn(match, {}, START + tookMs);
    expect(match.view(next.now)).toMatchObject({ phase: 'round_ended', status: 'finished' });
    expect(match.view(next.now).match_id).not.toBe(ended.match_id);
  });

  it('a clock that stands is shown as a pause', () => {
    const match = createDemoMatch({ seed: 1, plays: true, deck: aDemoDeck(), now: START });
    match.advance(START + 3_000, 0);
    expect(match.view(START + 3_000)).toMatchObject({ phase: 'starting', paused: false, phase_ends_at: START + 6_500 });
    expect(match.view(START + 3_000, true)).toMatchObject({
      phase: 'starting',
      paused: true,
      phase_ends_at: null,
      phase_remaining_ms: 3_500,
    });
  });
});
