import { afterEach, expect, it, vi } from 'vitest';
import type { Face, Smile } from '../engine/face/face-types.ts';
import type { MemePlayer } from '../engine/memes/meme-player.ts';
import type { Reading, RoomState, RoomStore } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { takeNotes } from './note-taker.ts';
import { aFace, aPlayer, aView } from './testing/views.ts';

const reading = (happy: number): Reading => ({ play: 2, happy, facelessMs: 0, hidden: false, at: 0 });
const smile: Smile = {
  capturedAt: 1_800,
  curve: [1_400, 1_600, 1_800, 2_000].map((t, i) => ({ t, happy: i / 4, relative: [0.1, 0.2, 0.46, 0.5][i] ?? 0 })),
};

afterEach(() => void vi.useRealTimers());

function taking(pageMs = 0) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const initial: RoomState = { status: 'open', view: null, readings: {}, error: null, connectionError: null };
  const { store: room, patch } = createPatchStore<RoomState>(initial);
  let smiles: (smile: Smile) => void = () => undefined;
  const face = {
    getState: () => aFace(0.2),
    subscribe: () => () => undefined,
    onSmile: (callback: (one: Smile) => void) => {
      smiles = callback;
      return () => undefined;
    },
  } as unknown as Face;
  const memes = { getState: () => ({ meme: { title: 'Planet Living Room' } }) } as unknown as MemePlayer;
  const map = new Map<string, string>();
  const storage = { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) };
  const notes = takeNotes({ face, room: room as unknown as RoomStore, memes, storage });
  vi.advanceTimersByTime(pageMs);
  return { notes: () => notes.store.getState(), patch, laugh: () => smiles(smile) };
}

it("keeps everybody's worst smile, and counts one above the limit only against who is out for it", () => {
  const { notes, patch } = taking();
  patch({ view: aView({ phase: 'starting' }) });
  patch({ view: aView(), readings: { bob: reading(0.9) } });
  expect(notes().peaks).toEqual({ bob: 40 });
  patch({ view: aView({ players: [aPlayer('ann'), aPlayer('bob', { out_reason: 'smile' })] }) });
  expect(notes().peaks).toEqual({ bob: 90 });
});

it('players §7: an absence is put down to what caused it: the connection, or the face [P.7]', () => {
  const out = [aPlayer('ann', { out_reason: 'absent' }), aPlayer('bob')];
  const early = taking();
  early.patch({ view: aView({ players: out }) });
  expect(early.notes().absence).toEqual({ play: 2, cause: 'connection' }); // the page has only just come
  const { notes, patch } = taking(60_000);
  patch({ view: aView() });
  patch({ view: aView({ version: 8, players: out }) });
  expect(notes().absence).toEqual({ play: 2, cause: 'face' });
});

it('explains a smile with the own curve and what was on, once the server has confirmed it', () => {
  const { notes, patch, laugh } = taking();
  patch({ view: aView({ phase: 'starting' }) });
  patch({ view: aView({ phase_ends_at: 0 }) });
  laugh();
  expect(notes().verdict).toMatchObject({ play: 2, meme: 'Planet Living Room', confirmed: false });
  patch({ view: aView({ version: 8, players: [aPlayer('ann', { out_reason: 'smile' }), aPlayer('bob')] }) });
  expect(notes().verdict?.confirmed).toBe(true);
});
