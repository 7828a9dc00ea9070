import { expect, it } from 'vitest';
import type { Tended } from '../peers/mesh-types.ts';
import { aConnection } from '../socket/testing.ts';
import { createAsking } from './asking.ts';

/** One end of the link `page~1` to `bob`. */
function anEnd(calls: boolean) {
  const { connection, world } = aConnection();
  const done = { renewed: 0, alive: (): boolean => true };
  const link: Tended = {
    userId: 'bob',
    name: 'page-of-ann~1',
    calls,
    connection: () => 'connected',
    stats: async () => undefined,
    renew: (isAlive) => {
      done.renewed++;
      done.alive = isAlive;
    },
    hasten: () => {},
    setPicture: () => {},
    allowed: () => Infinity,
  };
  const clock = { now: 100_000 };
  const asking = createAsking({ mesh: { tended: () => [link] }, connection }, () => clock.now);
  const hear = (from_sid = 'bob', session = link.name): void => world.say('webrtc_restart', { from_sid, session });
  return { world, done, link, clock, asking, hear };
}

it('the called end asks its caller, again every four seconds', () => {
  const { world, link, clock, asking } = anEnd(false);
  for (let second = 0; second < 9; second++, clock.now += 1_000) asking.ask(link);
  expect(world.of('webrtc_restart')).toEqual(Array(3).fill({ target_sid: 'bob', session: 'page-of-ann~1' }));
  asking.ask({ ...link, name: 'page-of-ann~2' });
  expect(world.of('webrtc_restart')).toHaveLength(4);
});

it('what was not heard is said again without waiting', async () => {
  const { world, link, asking } = anEnd(false);
  world.answer = () => ({ ok: false, error: { code: 'UNAVAILABLE', message: '' } });
  asking.ask(link);
  await Promise.resolve();
  await Promise.resolve();
  asking.ask(link);
  expect(world.of('webrtc_restart')).toHaveLength(2);
});

it('the caller asks nobody, it looks itself', () => {
  const { world, link, asking } = anEnd(true);
  asking.ask(link);
  expect(world.of('webrtc_restart')).toEqual([]);
});

it('the caller looks for another way once; whoever asks again then got nothing from it', () => {
  const { done, clock, hear } = anEnd(true);
  hear();
  expect(done.renewed).toBe(1);
  clock.now += 1_000;
  hear(); // was under way
  clock.now += 4_000;
  expect([done.renewed, done.alive()]).toEqual([1, true]);
  hear();
  expect([done.renewed, done.alive()]).toEqual([1, false]);
  clock.now += 10_000;
  hear();
  expect(done.renewed).toBe(2);
});

it('hears only the other end of that very link, and only as long as it is open', () => {
  const { done, hear, asking } = anEnd(true);
  hear('eve');
  hear('bob', 'page-of-ann~2');
  asking.close();
  hear();
  expect(done.renewed).toBe(0);
  const called = anEnd(false);
  called.hear();
  expect(called.done.renewed).toBe(0);
});
