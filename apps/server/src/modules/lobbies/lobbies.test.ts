import { expect, it } from 'vitest';
import { createRoom } from '@deadpan/game';
import { createLobbies, type LobbiesOptions } from './lobbies.ts';

const host = { id: 'ann', username: 'Ann', picture: null };
const room = createRoom({ id: 'ABCDEF', name: 'Kitchen', keyHash: null, settings: {}, host, seed: 1, speed: 1 }, 0);

it('asks for blocks when an outsider looks, and not whenever somebody in the arena does', async () => {
  const asked: string[] = [];
  const lobbies = createLobbies({
    rooms: { look: async () => ({ version: 1, room }) },
    strangers: { apart: async (user: string) => (asked.push(user), ['ann']) },
    clock: { now: () => 0 },
    counters: null,
  } as unknown as LobbiesOptions);
  expect(await lobbies.get('ABCDEF', 'ann')).toMatchObject({ ok: true });
  expect(asked).toEqual([]);
  expect(await lobbies.get('ABCDEF', 'bob')).toMatchObject({ ok: false, refusal: { code: 'BLOCKED' } });
  expect(asked).toEqual(['bob']);
});
