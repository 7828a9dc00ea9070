import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@deadpan/protocol';
import type { Connection } from './io.ts';
import { pingSilent } from './pings.ts';

const { silentMs } = limits.socket;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection as far as its pings go: `answers` is the page's word, any word. */
function aLine() {
  const pings: number[] = [];
  const line = Object.assign(new EventEmitter(), {
    pingTimeoutTimer: null as unknown,
    pingIntervalTimer: { refresh: vi.fn<() => void>() },
    hasRefreshedPingTimeout: true,
    sendPacket: (type: string) => void (type === 'ping' && pings.push(Date.now())),
    resetPingTimeout: () => void (line.pingTimeoutTimer = 'running'),
  });
  const answers = (): void => {
    line.pingTimeoutTimer = null;
    line.emit('packet');
  };
  pingSilent(line as unknown as Connection);
  return { line, pings, answers };
}

it('F7 whose page is silent is pinged after five seconds, and five seconds after each answer', () => {
  const { line, pings, answers } = aLine();
  vi.advanceTimersByTime(silentMs - 1);
  expect(pings).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(pings).toHaveLength(1);
  expect(line).toMatchObject({ pingTimeoutTimer: 'running', hasRefreshedPingTimeout: false });
  // Else the clock's next ping might come before this one is answered, and give the page as long once more.
  expect(line.pingIntervalTimer.refresh).toHaveBeenCalledOnce();
  answers();
  vi.advanceTimersByTime(silentMs);
  expect(pings).toHaveLength(2);
});

it('whose page speaks is not', () => {
  const { line, pings } = aLine();
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    line.emit('packet');
  }
  expect(pings).toHaveLength(0);
});

it('a ping that waits for its answer is not followed by another, and a line that has ended by none', () => {
  const { line, pings } = aLine();
  vi.advanceTimersByTime(silentMs);
  line.emit('packet');
  vi.advanceTimersByTime(silentMs);
  expect(pings).toHaveLength(1);
  const ended = aLine();
  ended.line.emit('close');
  vi.advanceTimersByTime(silentMs);
  expect([ended.pings, vi.getTimerCount()]).toEqual([[], 0]);
});
