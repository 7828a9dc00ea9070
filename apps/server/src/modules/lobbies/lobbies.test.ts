import { expect, it } from 'vitest';
import { createRoom, decide, type Command, type Room } from '@deadpan/game';
import type { FamilyLevel } from '@deadpan/protocol';
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

const bob = { id: 'bob', username: 'Bugger Bob', picture: null };

/** Lobbies over one room, decided by the rules; `before` is done ahead of each command. */
function lobbiesOver(first: Room, options: Partial<LobbiesOptions> = {}, before: (command: Command) => void = () => undefined) {
  const held = { version: 1, room: first };
  const decided = (command: Command) => {
    const { room: next, refusal } = decide(held.room, command, 0);
    held.room = next;
    return { held: { ...held }, refusal };
  };
  const rooms = {
    look: async () => ({ ...held }),
    peek: () => null,
    perform: async (_id: string, command: Command) => {
      before(command);
      return decided(command);
    },
  };
  const fakes = {
    rooms,
    store: { seatOf: async () => null },
    strangers: { apart: async () => [] },
    clock: { now: () => 0 },
    counters: null,
  };
  return { held, decided, lobbies: createLobbies({ ...fakes, ...options } as unknown as LobbiesOptions) };
}

/** Bob sits down in an arena at a level, which its host changes just before a command of his is decided; resolves to the names there. */
async function namesAt(family: FamilyLevel, changes: Partial<Record<Command['type'], FamilyLevel>>): Promise<string[]> {
  const { held, decided, lobbies } = lobbiesOver({ ...room, settings: { ...room.settings, family } }, {}, ({ type }) => {
    if (changes[type]) decided({ type: 'change_settings', by: 'ann', settings: { family: changes[type] } });
    delete changes[type];
  });
  const joined = await lobbies.join('ABCDEF', bob, {});
  expect(joined.ok && joined.value.room).toBe(held.room);
  return held.room.players.map(({ username }) => username);
}

it('whoever sits down as the host chooses another family level is called as that level allows', async () => {
  expect(await namesAt('off', {})).toEqual(['Ann', 'Bugger Bob']);
  expect(await namesAt('off', { sit: 'strict' })).toEqual(['Ann', '****** Bob']);
  expect(await namesAt('strict', { sit: 'off' })).toEqual(['Ann', 'Bugger Bob']);
  expect(await namesAt('off', { sit: 'strict', introduce: 'off' })).toEqual(['Ann', 'Bugger Bob']);
});

it('whoever may not change the settings hears so, whatever deck they name, and none is looked up for them', async () => {
  const asked: string[] = [];
  const decks = { usable: async (_deck: string, by: string) => (asked.push(by), null) } as unknown as LobbiesOptions['decks'];
  const { held, decided, lobbies } = lobbiesOver(room, { decks });
  decided({ type: 'sit', by: bob });
  const answers: unknown[] = [];
  for (const who of ['zoe', 'bob', 'ann']) answers.push((await lobbies.settings('ABCDEF', who, { deck: 'goats' })).refusal?.code);
  expect([answers, asked]).toEqual([['NOT_A_MEMBER', 'NOT_HOST', 'BAD_SETTINGS'], ['ann']]);
  expect(await lobbies.settings('ABCDEF', 'ann', { maxRounds: 2, family: undefined })).toMatchObject({ refusal: null });
  expect(held.room.settings).toEqual({ ...room.settings, maxRounds: 2 });
});
