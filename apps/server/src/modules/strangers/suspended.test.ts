import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Log } from '../../ports/log.ts';
import type { SuspensionChange, Suspensions } from '../../ports/suspensions.ts';
import { suspensionText, watchSuspensions } from './suspended.ts';

const NOW = Date.UTC(2026, 10, 20, 16, 30);

describe('the watch over suspensions', () => {
  let now = NOW;
  let changes: SuspensionChange[] = [];
  let away = false;
  const clock = { now: () => now };
  const warnings: unknown[] = [];
  const complain = (...args: unknown[]): void => void warnings.push(args);
  const log: Log = { info: () => undefined, warn: complain, error: complain };
  const store = {
    changesAfter: async (after: number) => {
      if (away) throw new DatabaseAway('away');
      return changes.filter(({ change }) => change > after);
    },
    of: async (userId: string) => changes.findLast((one) => one.userId === userId && !one.lifted) ?? null,
  } as unknown as Suspensions;
  const change = (userId: string, more: Partial<SuspensionChange> = {}): void => {
    changes.push({ userId, reason: null, since: now, until: null, lifted: false, change: changes.length + 1, ...more });
  };
  const expelled: string[] = [];
  let stuck: string | null = null;
  const expel = async (user: string): Promise<void> => {
    if (away || user === stuck) throw new DatabaseAway('away');
    expelled.push(user);
  };
  const second = async (): Promise<void> => {
    now += 1_000;
    await vi.advanceTimersByTimeAsync(1_000);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [now, changes, away, stuck] = [NOW, [], false, null];
    expelled.length = 0;
    warnings.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  it('knows what held before it began, and what an operator does within a second', async () => {
    change('ann');
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    expect([watch.isOut('ann'), watch.isOut('bob')]).toEqual([true, false]);
    change('bob');
    change('ann', { lifted: true });
    await second();
    expect([watch.isOut('ann'), watch.isOut('bob')]).toEqual([false, true]);
    await watch.close();
  });

  it('expels twice, for what was asked just before, and not those who are let back meanwhile', async () => {
    change('ann');
    change('bob');
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    expect(expelled).toEqual(['ann', 'bob']);
    change('bob', { lifted: true });
    for (let n = 0; n < 3; n++) await second();
    expect(expelled.filter((who) => who === 'ann')).toHaveLength(2);
    await watch.close();
  });

  it('expels the second time when the database is back, if it was away then', async () => {
    for (const who of ['ann', 'bob']) change(who);
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    away = true;
    for (let n = 0; n < 2; n++) await second();
    away = false;
    for (let n = 0; n < 2; n++) await second();
    expect(expelled).toEqual(['ann', 'bob', 'ann', 'bob']);
    await watch.close();
  });

  it('one who cannot be expelled holds up nobody, neither as it begins nor later, and is as soon as it works', async () => {
    for (const who of ['ann', 'bob']) change(who);
    stuck = 'ann';
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    change('cara');
    for (let n = 0; n < 3; n++) await second();
    expect(['ann', 'bob', 'cara'].map((who) => watch.isOut(who))).toEqual([true, true, true]);
    expect(expelled).toEqual(['bob', 'bob', 'cara', 'cara']);
    expect(warnings).toHaveLength(1);
    stuck = null;
    for (let n = 0; n < 3; n++) await second();
    expect(expelled.slice(4)).toEqual(['ann', 'ann']);
    await watch.close();
  });

  it('nobody is expelled whose suspension was lifted before that worked', async () => {
    change('ann');
    stuck = 'ann';
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    change('ann', { lifted: true });
    await second();
    stuck = null;
    await second();
    expect(expelled).toEqual([]);
    await watch.close();
  });

  it('ends by itself when its time is over', async () => {
    change('ann', { until: NOW + 5_000 });
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    expect(watch.isOut('ann')).toBe(true);
    now = NOW + 5_000;
    expect(watch.isOut('ann')).toBe(false);
    await watch.close();
  });

  it('catches up when the database was away, and complains once', async () => {
    const watch = watchSuspensions({ store, clock, log });
    await watch.watch(expel);
    away = true;
    change('ann');
    for (let n = 0; n < 3; n++) await second();
    expect(expelled).toEqual([]);
    expect(warnings).toHaveLength(1);
    away = false;
    await second();
    expect(expelled).toEqual(['ann']);
    expect(watch.isOut('ann')).toBe(true);
    await watch.close();
  });

  it('asks a database that hangs one thing at a time, and has ended when that is answered', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const hangs = new Promise<SuspensionChange[]>((resolve) => (answer = () => resolve([])));
    const changesAfter = (): Promise<SuspensionChange[]> => (++asked === 1 ? Promise.resolve([]) : hangs);
    const watch = watchSuspensions({ store: { ...store, changesAfter }, clock, log });
    await watch.watch(expel);
    for (let n = 0; n < 600; n++) await second();
    let hasEnded = false;
    const ended = watch.close().then(() => (hasEnded = true));
    await second();
    expect([asked, hasEnded]).toEqual([2, false]);
    answer();
    await ended;
    await second();
    expect(asked).toBe(2);
  });

  it('lets a sign-in through or says until when and why not', async () => {
    const watch = watchSuspensions({ store, clock, log });
    await expect(watch.mayEnter('ann')).resolves.toBeUndefined();
    change('ann', { until: NOW + 60_000, reason: 'Clothes.' });
    await expect(watch.mayEnter('ann')).rejects.toMatchObject({
      statusCode: 403,
      code: 'SUSPENDED',
      message: 'This account is suspended until 20 November 2026 at 16:31 UTC. Reason: Clothes.',
    });
    expect(suspensionText({ until: null, reason: null })).toBe('This account is suspended for good.');
  });
});
