import { describe, expect, it } from 'vitest';
import type { Seat } from '@deadpan/game';
import { limits } from '@deadpan/protocol';
import { createMemoryCounters } from '../../adapters/memory/counters.ts';
import type { NodeMessage } from '../../ports/nodes.ts';
import type { Held, SavedListener } from '../rooms/rooms.ts';
import { createCompany } from './company.ts';
import { createStrangers, type StrangersDeps } from './strangers.ts';

const HALF_AN_HOUR = 30 * 60_000;

describe('company', () => {
  let now = 0;
  let saved: SavedListener = () => undefined;
  let forgotten: (id: string) => void = () => undefined;
  let elsewhere: (message: NodeMessage) => void = () => undefined;
  const company = createCompany(
    { onSaved: (listener) => void (saved = listener), onForgotten: (listener) => void (forgotten = listener) },
    { now: () => now },
    { tell: (message) => elsewhere(message), onTold: () => undefined },
  );
  const other = createCompany(
    { onSaved: () => undefined, onForgotten: () => undefined },
    { now: () => now },
    { tell: () => undefined, onTold: (listener) => void (elsewhere = listener) },
  );
  const sit = (id: string, ...who: string[]) =>
    saved({ version: 1, room: { id, players: who.map((one) => ({ id: one })) } } as Held, [], 'saved');

  it('is whoever sits in one arena, and for half an hour whoever did, whichever is asked about', () => {
    sit('AAAAAA', 'ann', 'bob', 'cid');
    expect(company.met('bob', 'ann')).toBe('AAAAAA');
    sit('AAAAAA', 'ann', 'cid');
    now = 60_000;
    sit('AAAAAA', 'cid');
    sit('BBBBBB', 'cid', 'ann');
    expect(company.met('bob', 'ann')).toBe('AAAAAA');
    expect(company.met('ann', 'cid')).toBe('BBBBBB');
    expect(company.met('ann', 'dan')).toBeNull();
    now = HALF_AN_HOUR;
    expect(company.met('bob', 'ann')).toBeNull();
    expect(company.met('ann', 'cid')).toBe('BBBBBB');
    now += HALF_AN_HOUR;
    // However long they sat there: the time runs from when they parted.
    sit('BBBBBB', 'cid');
    now += HALF_AN_HOUR - 1;
    expect(company.met('ann', 'cid')).toBe('BBBBBB');
    now += 1;
    expect(company.met('ann', 'cid')).toBeNull();
  });

  it('is remembered by nodes that never had the arena at hand', () => {
    sit('FFFFFF', 'kim', 'lea', 'mia');
    expect(other.met('kim', 'lea')).toBeNull();
    sit('FFFFFF', 'kim', 'mia');
    expect(other.met('lea', 'kim')).toBe('FFFFFF');
    expect(other.met('kim', 'mia')).toBeNull();
    now += HALF_AN_HOUR;
    expect(other.met('kim', 'lea')).toBeNull();
  });

  it('is remembered when the arena closes over them', () => {
    sit('CCCCCC', 'eve', 'fay');
    saved({ version: 2, room: { id: 'CCCCCC', status: 'closed', players: [] as Seat[] } } as Held, [], 'saved');
    expect(company.met('eve', 'fay')).toBe('CCCCCC');
    now += HALF_AN_HOUR;
    expect(company.met('eve', 'fay')).toBeNull();
  });

  it('is remembered when this node has no more pages in the arena', () => {
    sit('EEEEEE', 'ida', 'joe');
    forgotten('EEEEEE');
    expect(company.met('ida', 'joe')).toBe('EEEEEE');
    now += HALF_AN_HOUR;
    expect(company.met('ida', 'joe')).toBeNull();
  });

  it('does not look at the seats of a save that left them as they were', () => {
    let looks = 0;
    const players = new Proxy([{ id: 'gil' }, { id: 'hal' }], {
      get: (target, key, self: unknown) => ((looks += 1), Reflect.get(target, key, self) as unknown),
    });
    const held = { version: 1, room: { id: 'DDDDDD', status: 'playing', players: players as Seat[] } } as Held;
    saved(held, [], 'saved');
    saved({ ...held, version: 2, room: { ...held.room } }, [], 'saved');
    expect(looks).toBe(0);
    expect(company.met('gil', 'hal')).toBe('DDDDDD');
  });
});

describe('how often', () => {
  const reports: unknown[] = [];
  let now = 0;
  const build = (blocks = true) =>
    createStrangers({
      store: {
        report: async (report: unknown) => void reports.push(report),
        lastMatchOf: async () => 'm1',
        block: async () => blocks,
        unblock: async () => undefined,
      },
      accounts: { byId: async () => ({}) },
      rooms: { look: async () => null },
      kept: { seatOf: async () => null },
      company: { met: () => null },
      clock: { now: () => now },
      counters: createMemoryCounters({ now: () => now }),
    } as unknown as StrangersDeps);
  const body = { userId: 'bob', reason: 'abuse' } as const;

  it('one may report: ten times an hour', async () => {
    const strangers = build();
    for (let n = 0; n < limits.strangers.reportsPerHour; n++) await strangers.report('ann', body);
    await expect(strangers.report('ann', body)).rejects.toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    await strangers.report('cid', body);
    expect(reports).toHaveLength(limits.strangers.reportsPerHour + 1);
    now += 60 * 60_000;
    await strangers.report('ann', body);
  });

  it('one may block and unblock: thirty times a minute, and a thousand players', async () => {
    const strangers = build();
    for (let n = 0; n < limits.strangers.blocksPerMinute / 2; n++) {
      await strangers.block('ann', 'bob');
      await strangers.unblock('ann', 'bob');
    }
    await expect(strangers.block('ann', 'bob')).rejects.toMatchObject({ statusCode: 429 });
    await expect(build(false).block('ann', 'bob')).rejects.toMatchObject({ statusCode: 409 });
  });
});
