import { expect, it } from 'vitest';
import { aPlayer, aView } from '../../stage/testing/views.ts';
import { startReason } from './start-reason.ts';

const ready = (id: string) => aPlayer(id, { is_ready: true });
const away = (id: string) => aPlayer(id, { is_ready: true, connected: false });

it('lets the host start when two or more are all ready', () => {
  expect(startReason(aView({ players: [ready('ann'), ready('bob')] }), true)).toBeNull();
});

it.each([
  ['alone', [ready('ann')], 'Two warriors are the minimum.'],
  ['one preparing', [ready('ann'), aPlayer('bob')], '1 warrior is still PREPARING.'],
  ['two preparing', [ready('ann'), aPlayer('bob'), aPlayer('cid')], '2 warriors are still PREPARING.'],
  ['one away', [ready('ann'), away('bob'), ready('cid')], 'bob is away, and may come back.'],
  ['two away', [ready('ann'), away('bob'), away('cid')], 'Some warriors are away. They may come back.'],
])('says why not: %s', (_, players, reason) => expect(startReason(aView({ players }), true)).toBe(reason));

it('says that the arena is out of reach before anything else', () => {
  expect(startReason(aView({ players: [ready('ann'), ready('bob')] }), false)).toBe('The arena is out of reach.');
});

it('is for the host', () => {
  expect(startReason(aView({ you: 'bob', players: [ready('ann'), ready('bob')] }), true)).toBe('The host starts the game.');
});
