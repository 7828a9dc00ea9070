import { expect, it } from 'vitest';
import type { Command } from '@deadpan/game';
import { absent, ann, bob, cara, dan, drop, laugh, NOW, playing } from '@deadpan/game/testing';
import { createBacklog } from './backlog.ts';

const room = playing({ players: [ann, bob, cara] });

/** Takes commands that came a millisecond apart; returns which of them a room owes its database, by their place. */
function kept(commands: readonly Command[]): number[] {
  const backlog = createBacklog();
  commands.forEach((command, place) => backlog.postpone(room, { command, receivedAt: place }, NOW));
  const facts = backlog.of('ABCDEF')?.facts ?? [];
  expect(facts.map(({ command }) => command)).toEqual(facts.map(({ receivedAt }) => commands[receivedAt]));
  return facts.map(({ receivedAt }) => receivedAt);
}
const caption = (text: string): Command => ({ type: 'submit_caption', by: bob.id, text });
const reaction = (reveal: number, laughter: number): Command => ({ type: 'react', by: bob.id, reveal, laughter });

it('F5 a fact is kept once, as it was received first, however it is said again; what is no fact is not kept', () => {
  expect(kept([laugh(ann, { capturedAt: 1 }), laugh(ann, { capturedAt: 2 }), laugh(ann), laugh(bob)])).toEqual([0, 3]);
  expect(kept([caption('one'), caption('another')])).toEqual([0]);
  expect(kept([reaction(1, 0.5), reaction(1, 0.6), reaction(2, 0.6)])).toEqual([0, 2]);
  expect(kept([laugh(ann), laugh(ann, { play: 2 }), drop(room, ann), { type: 'drop', by: ann.id, session: 7 }])).toEqual([0, 1, 2, 3]);
  expect(kept([{ type: 'set_ready', by: ann.id, ready: true }, { type: 'tick' }])).toEqual([]);
});

it('F5 whoever says whatever comes to mind takes no room from the others’ smiles, nor from what the server saw', () => {
  const flood = Array.from({ length: 500 }, (_, play) => laugh(ann, { play, capturedAt: play }));
  const seen = [laugh(bob), laugh(cara), absent(room, ann), absent(room, bob)];
  expect(kept([...flood, ...seen])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 500, 501, 502, 503]);
});

it('F5 whoever has no seat in a room takes no place in what it owes', () => {
  expect(kept([laugh(dan), { type: 'drop', by: dan.id, session: 1 }, laugh(bob)])).toEqual([2]);
});
