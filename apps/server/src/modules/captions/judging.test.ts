import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue, Room, Verdict } from '@deadpan/game';
import { ann, bob, cara, inCaptions, NOW, run } from '@deadpan/game/testing';
import { limits } from '@deadpan/protocol';
import { noRooms, silentBus } from '../../../test/rooms-stage.ts';
import { alone } from '../../adapters/memory/alone.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { CaptionToJudge, Judge } from '../../ports/judge.ts';
import type { Rooms as RoomStore, StoredRoom } from '../../ports/rooms.ts';
import { createRooms, type Rooms } from '../rooms/rooms.ts';
import type { SavedListener } from '../rooms/rooms.ts';
import { callJudge, type Judges } from './judging.ts';

const catalogue: Catalogue = { meme: () => undefined, still: (id) => ({ id, url: '', alt: `Image ${id}`, title: id }) };
const verdictOn = (captions: readonly CaptionToJudge[]): Verdict => ({
  judge: 'embedded',
  fellBack: false,
  scores: Object.fromEntries(captions.map(({ id, text }) => [id, { score: text.length / 200, reason: 'Noted.' }])),
});

/** A database of one room that can be away. */
function aStore(room: Room) {
  let row: StoredRoom = { id: room.id, version: 1, schema: 2, state: JSON.stringify(room) };
  let isAway = false;
  const store: RoomStore = {
    ...noRooms,
    load: async (id) => (id === row.id ? row : null),
    save: async ({ id, basedOn, schema, state }) => {
      if (isAway) throw new DatabaseAway('away');
      if (basedOn !== row.version) return 'stale';
      row = { id, version: basedOn + 1, schema, state };
      return 'saved';
    },
  };
  return { store, away: (is: boolean) => void (isAway = is), room: () => JSON.parse(row.state) as Room };
}

const opened: { close(): void | Promise<void> }[] = [];

function aProcess(kept: ReturnType<typeof aStore>, answer: Judge['judge']) {
  const asked: { which: 'first' | 'again'; room: string; alt: string; captions: readonly CaptionToJudge[] }[] = [];
  const warnings: string[] = [];
  const warmUp = vi.fn<() => void>();
  const log = { info: () => undefined, warn: (_fields: object, text: string) => void warnings.push(text), error: () => undefined };
  const rooms = createRooms({
    store: kept.store,
    nodes: alone(),
    clock: { now: () => Date.now() },
    bus: silentBus(),
    catalogue,
    log,
  });
  const judge = (which: 'first' | 'again'): Judges['first'] => ({
    judge: (still, captions, room) => {
      asked.push({ which, room, alt: still.alt, captions });
      return answer(still, captions);
    },
  });
  const judging = callJudge(rooms, { first: judge('first'), again: judge('again'), warmUp }, catalogue, log, alone());
  opened.push(judging, rooms);
  return { rooms, asked, warnings, warmUp, judging };
}

const write = (rooms: Rooms, by: { id: string; username: string }) =>
  rooms.perform('ABCDEF', { type: 'submit_caption', by: by.id, text: `A caption by ${by.username}` });
const roundOf = ({ match }: Room) => match?.round as { phase: string; verdict?: Verdict | null } | undefined;
const obedient: Judge['judge'] = async (_still, captions) => verdictOn(captions);

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  vi.useRealTimers();
});

const writing = () => {
  const room = inCaptions({ players: [ann, bob, cara] });
  vi.setSystemTime(room.changedAt);
  return room;
};

describe('asking the judge', () => {
  it('happens once, when the captions are revealed, and the verdict is told to the room', async () => {
    const kept = aStore(writing());
    const { rooms, asked, warnings, warmUp } = aProcess(kept, obedient);
    for (const who of [ann, bob]) await write(rooms, who);
    expect(asked).toEqual([]);
    // Ahead of the captions: loading may take longer than a match waits.
    expect(warmUp).toHaveBeenCalled();
    await write(rooms, cara);
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toMatchObject([{ which: 'first', room: 'ABCDEF', alt: expect.stringMatching(/^Image still-/) }]);
    expect(asked[0]?.captions.map(({ text }) => text).toSorted()).toEqual(
      [ann, bob, cara].map(({ username }) => `A caption by ${username}`),
    );
    expect(roundOf(kept.room())).toMatchObject({ phase: 'revealing', verdict: { judge: 'embedded' } });
    await vi.advanceTimersByTimeAsync(3 * limits.caption.revealMs + limits.caption.reactionsMs + 50);
    expect(kept.room().match).toMatchObject({ judge: { name: 'embedded', fellBack: false }, round: { phase: 'scoreboard' } });
    expect([asked.length, warnings]).toEqual([1, []]);
  });

  it('costs a warning when it fails, at once or later, and is not tried again: the laughter decides', async () => {
    for (const answer of [
      () => Promise.reject(new Error('no opinion')),
      () => {
        throw new Error('no opinion');
      },
    ]) {
      const kept = aStore(writing());
      const { rooms, asked, warnings } = aProcess(kept, answer);
      for (const who of [ann, bob, cara]) await write(rooms, who);
      await vi.advanceTimersByTimeAsync(3 * limits.caption.revealMs + limits.caption.judgingMs + 50);
      expect(kept.room().match).toMatchObject({ judge: null, round: { phase: 'scoreboard' } });
      expect([asked.length, warnings.length]).toEqual([1, 1]);
    }
  });

  it('is not waited for beyond the rules: a verdict that comes too late changes nothing', async () => {
    const kept = aStore(writing());
    const { rooms, warnings } = aProcess(
      kept,
      (_still, captions) => new Promise((resolve) => setTimeout(() => resolve(verdictOn(captions)), 60_000)),
    );
    for (const who of [ann, bob, cara]) await write(rooms, who);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([kept.room().match?.judge, warnings]).toEqual([null, []]);
  });

  it('a room taken up by another process is asked about again, at no cost', async () => {
    const kept = aStore(writing());
    const before = aProcess(kept, () => new Promise(() => undefined));
    for (const who of [ann, bob, cara]) await write(before.rooms, who);
    await vi.advanceTimersByTimeAsync(1_000);
    before.judging.close();
    await before.rooms.close();
    expect(roundOf(kept.room())).toMatchObject({ phase: 'revealing', verdict: null });
    const after = aProcess(kept, obedient);
    await after.rooms.perform('ABCDEF', { type: 'outage', aliveUntil: Date.now(), allAway: true });
    await vi.advanceTimersByTimeAsync(20);
    expect([...before.asked, ...after.asked].map(({ which }) => which)).toEqual(['first', 'again']);
    expect(roundOf(kept.room())?.verdict).toMatchObject({ judge: 'embedded' });
  });

  it('keeps a verdict while the database is away and tells it with the next save', async () => {
    const kept = aStore(writing());
    const { rooms, asked, warnings } = aProcess(kept, async (_still, captions) => {
      kept.away(true);
      return verdictOn(captions);
    });
    for (const who of [ann, bob, cara]) await write(rooms, who);
    await vi.advanceTimersByTimeAsync(100);
    expect(warnings).toHaveLength(1);
    kept.away(false);
    await vi.advanceTimersByTimeAsync(limits.caption.revealMs + 1_500);
    expect(roundOf(kept.room())?.verdict).toMatchObject({ judge: 'embedded' });
    expect(asked).toHaveLength(1);
  });

  it('says nothing more once the server closes', async () => {
    const kept = aStore(writing());
    let stop: () => void = () => expect.unreachable('nobody was asked');
    const { rooms, judging, warnings } = aProcess(
      kept,
      () => new Promise((_resolve, reject) => (stop = () => reject(new Error('stopped')))),
    );
    for (const who of [ann, bob, cara]) await write(rooms, who);
    judging.close();
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(warnings).toEqual([]);
  });
});

it('of several nodes the one asks that saved the first reveal; whoever saves that all are revealed without a verdict asks at no cost', () => {
  const written = [ann, bob].map(({ id }) => ({ type: 'submit_caption', by: id, text: `A caption by ${id}` }) as const);
  const { room: revealing } = run(inCaptions(), ...written);
  const judging = { ...revealing, match: { ...revealing.match, round: { ...revealing.match?.round, phase: 'judging' } } } as Room;
  const askedBy = (...heard: Parameters<SavedListener>[]): ('first' | 'again')[] => {
    const asked: ('first' | 'again')[] = [];
    const listeners: SavedListener[] = [];
    const rooms = { onSaved: (one: SavedListener) => listeners.push(one), onForgotten: () => undefined } as unknown as Rooms;
    const judge = (which: 'first' | 'again'): Judges['first'] => ({ judge: () => new Promise(() => void asked.push(which)) });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    callJudge(rooms, { first: judge('first'), again: judge('again'), warmUp: vi.fn<() => void>() }, catalogue, log, { areSeveral: true });
    for (const each of heard) for (const listener of listeners) listener(...each);
    return asked;
  };
  const held = (room: Room) => ({ version: 1, room });
  const first = [{ type: 'caption_revealed', number: 1 }] as const;
  expect(askedBy([held(revealing), first, 'saved'], [held(revealing), [], 'saved'], [held(judging), [], 'saved'])).toEqual(['first']);
  expect(askedBy([held(revealing), first, 'learnt'], [held(revealing), [], 'saved'], [held(judging), [], 'learnt'])).toEqual([]);
  expect(askedBy([held(revealing), first, 'learnt'], [held(judging), [], 'saved'])).toEqual(['again']);
});
