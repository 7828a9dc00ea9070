import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tended } from '../peers/mesh-types.ts';
import { aConnection } from '../socket/testing.ts';
import { adaptPage } from './page.ts';

/* The page's own events, and what follows from each of them before the next look, a second later. */

const network = new EventTarget();
beforeEach(() => void Object.defineProperty(navigator, 'connection', { value: network, configurable: true }));
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

/** A page with one link, called by the other end, and interrupted; `done`: what it was made to do. */
function aPage() {
  const { connection, world } = aConnection();
  const done = { hastened: 0, woken: 0, asked: () => world.of('webrtc_restart') };
  const link: Tended = {
    userId: 'bob',
    name: 'page~1',
    calls: false,
    connection: () => 'disconnected',
    stats: async () => undefined,
    renew: () => {},
    hasten: () => void done.hastened++,
    setPicture: () => {},
    allowed: () => Infinity,
  };
  const end = adaptPage({
    face: { getState: () => ({}), setInterval: () => {} },
    mesh: { tended: () => [link], setPoor: () => {} },
    connection: { ...connection, wake: () => void done.woken++ },
  } as unknown as Parameters<typeof adaptPage>[0]);
  return { done, end };
}

const events: [string, () => EventTarget, { wakes: boolean }][] = [
  ['online', () => window, { wakes: false }],
  ['change', () => network, { wakes: true }],
  ['visibilitychange', () => document, { wakes: false }],
];

it.each(events)(
  'at `%s` an interrupted link is hurried and its caller asked for another way, until the page is left',
  (name, target, { wakes }) => {
    const { done, end } = aPage();
    expect([done.hastened, done.woken, done.asked()]).toEqual([0, 0, []]);
    target().dispatchEvent(new Event(name));
    expect(done.asked()).toEqual([{ target_sid: 'bob', session: 'page~1' }]);
    // The socket hears the other two by itself.
    expect([done.hastened, done.woken]).toEqual([1, wakes ? 1 : 0]);
    end();
    target().dispatchEvent(new Event(name));
    expect([done.hastened, done.woken, done.asked().length]).toEqual([1, wakes ? 1 : 0, 1]);
  },
);

it('does without what a browser does not have: a word of its network (Firefox), and of tasks that hold the page up', () => {
  Reflect.deleteProperty(navigator, 'connection');
  const { done, end } = aPage();
  window.dispatchEvent(new Event('online'));
  expect(done.hastened).toBe(1);
  end();
});
