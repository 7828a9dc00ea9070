import { expect, it } from 'vitest';
import { createRoom, type Command } from '@deadpan/game';
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

it('starts a match with the deck that was chosen just before, however long it takes to look that one up', async () => {
  let kept = room;
  let found: (deck: { name: string }) => void = () => undefined;
  const looking = new Promise<{ name: string }>((resolve) => (found = resolve));
  const started: unknown[] = [];
  const clip = {
    id: 'mine',
    url: '',
    webm_url: null,
    subtitles_url: null,
    poster_url: null,
    title: '',
    alt: '',
    duration: 5_000,
    type: 'video',
  };
  const lobbies = createLobbies({
    rooms: {
      look: async () => ({ version: 1, room: kept }),
      perform: async (_id: string, command: Command) => {
        if (command.type === 'change_settings')
          kept = { ...kept, settings: { ...kept.settings, ...command.settings } as typeof kept.settings };
        if (command.type === 'start') started.push(command.deck);
        return { held: { version: 1, room: kept } };
      },
    },
    decks: {
      usable: () => looking,
      contents: async () => ({ memes: [{ ...clip, family: 'strict' }], stills: [] }),
    },
    builtIn: { deck: [], stills: [] },
    clock: { now: () => 0 },
    counters: null,
  } as unknown as LobbiesOptions);
  const both = [lobbies.settings('ABCDEF', 'ann', { deck: 'd1' }), lobbies.start('ABCDEF', 'ann')];
  found({ name: 'Mine' });
  await Promise.all(both);
  expect(started).toEqual([[{ id: 'mine', durationMs: 5_000 }]]);
});
