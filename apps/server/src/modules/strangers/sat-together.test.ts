import { expect, it } from 'vitest';
import type { Room, RoomEvent } from '@deadpan/game';
import { satTogether } from './sat-together.ts';

const who = (id: string) => ({ id, username: id });
const sat = (id: string): RoomEvent => ({ type: 'sat', who: who(id) });
const left = (id: string): RoomEvent => ({ type: 'left', who: who(id), during: 'lobby' });
const ready = (id: string): RoomEvent => ({ type: 'ready_changed', who: who(id), ready: true });
const room = (...ids: string[]) => ({ players: ids.map(who) }) as Pick<Room, 'players'>;

it('is so of who sits there now, of who was there when the other left, and of two who left one after the other', () => {
  expect(satTogether(room('ann', 'bob'), [], 'bob', 'ann')).toBe(true);
  expect(satTogether(room('ann'), [left('bob'), ready('ann')], 'ann', 'bob')).toBe(true);
  expect(satTogether(room('ann'), [{ type: 'kicked', who: who('bob') }], 'ann', 'bob')).toBe(true);
  expect(satTogether(room('ann'), [left('bob'), sat('dan'), left('cid')], 'bob', 'cid')).toBe(true);
  expect(satTogether(room(), [left('bob'), left('ann')], 'ann', 'bob')).toBe(true);
});

it('is not so of who came when the other had left, and of who never was there', () => {
  expect(satTogether(room('ann', 'cid'), [left('bob'), sat('cid')], 'cid', 'bob')).toBe(false);
  expect(satTogether(room('ann'), [sat('bob'), left('bob'), sat('cid'), left('cid')], 'bob', 'cid')).toBe(false);
  expect(satTogether(room('ann', 'bob'), [sat('ann'), sat('bob')], 'ann', 'dan')).toBe(false);
  expect(satTogether(room('ann', 'bob'), [sat('ann'), sat('bob')], 'eve', 'dan')).toBe(false);
});
