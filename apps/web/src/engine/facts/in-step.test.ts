import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivalOf, inStep } from './in-step.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page of `lobby` that opens `openedAt`, whose own clock is `ahead` of the server's and believes to be `wrong` by so much; the server's times at which it speaks. */
function spokenAt(lobby: string, openedAt: number, wrong = 0, forMs = 5_500): number[] {
  vi.setSystemTime(openedAt);
  const spoken: number[] = [];
  const stop = inStep(
    lobby,
    1_000,
    () => Date.now() + wrong,
    () => spoken.push(Date.now()),
  );
  vi.advanceTimersByTime(forMs);
  stop();
  vi.advanceTimersByTime(5_000);
  return spoken;
}

describe('pages of one lobby', () => {
  it('speak in the same moment of every second, whenever they were opened', () => {
    const early = spokenAt('7c9e6679', 10_000);
    const late = spokenAt('7c9e6679', 10_777);
    expect(new Set([...early, ...late].map((at) => at % 1_000)).size).toBe(1);
    expect(early.length).toBeGreaterThanOrEqual(5);
    expect(early.slice(1).map((at, index) => at - early[index]!)).toEqual(Array(early.length - 1).fill(1_000));
  });

  it('are as far apart as their clocks are', () => {
    const [right] = spokenAt('7c9e6679', 10_000);
    const [wrong] = spokenAt('7c9e6679', 10_000, 12);
    expect(right! - wrong!).toBe(12);
  });

  it('are heard in one moment, however far away they are', () => {
    const heardAt = (roundTrip: number | null): number => {
      const clock = { serverNow: () => Date.now(), roundTrip: () => roundTrip };
      let heard = 0;
      vi.setSystemTime(10_000);
      const stop = inStep(
        '7c9e6679',
        1_000,
        () => arrivalOf(clock),
        () => (heard ||= Date.now() + (roundTrip ?? 0) / 2),
      );
      vi.advanceTimersByTime(2_000);
      stop();
      return heard % 1_000;
    };
    expect(heardAt(240)).toBe(heardAt(0));
    expect(heardAt(null)).toBe(heardAt(0)); // nothing is known of its way yet
  });

  it('speak once when a timer comes early', () => {
    let now = 10_000;
    let spoken = 0;
    const stop = inStep(
      '0',
      1_000,
      () => now,
      () => (spoken += 1),
    );
    now = 10_999;
    vi.advanceTimersByTime(1_000);
    expect(spoken).toBe(1);
    now = 12_000;
    vi.advanceTimersByTime(1_000);
    expect(spoken).toBe(1);
    vi.advanceTimersByTime(1);
    expect(spoken).toBe(2);
    stop();
  });
});

it('differs from lobby to lobby, and takes any id', () => {
  const moments = ['7c9e6679', '550e8400', 'zzzzzzzz', '_-'].map((lobby) => spokenAt(lobby, 10_000)[0]! % 1_000);
  expect(new Set(moments).size).toBe(4);
});
