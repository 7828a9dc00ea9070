import { expect, it, vi } from 'vitest';
import type { Face, FaceState } from '../engine/face/face-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { recordSmiles } from './smile-recorder.ts';
import type { SmileRecord } from './smile-record.ts';
import { aFace, aPlayer, aView, NOW } from './testing/views.ts';

const memes = [
  {
    id: 'cat',
    url: '',
    webm_url: '',
    subtitles_url: '',
    poster_url: '',
    title: 'Cat',
    alt: '',
    duration: 5_000,
    starts_at: NOW,
    offset: 0,
  },
];

function recording(wanted: boolean) {
  const { store: room, patch } = createPatchStore<RoomState>({
    status: 'open',
    view: null,
    readings: {},
    error: null,
    connectionError: null,
  });
  const { store: face, patch: setFace } = createPatchStore<FaceState>(aFace(0));
  const map = new Map<string, string>();
  const storage = { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) };
  const send = vi.fn<(record: SmileRecord, onSettled: (play: number) => void) => Promise<boolean>>((_, onSettled) => {
    onSettled(2);
    return Promise.resolve(true);
  });
  const close = recordSmiles({ face: face as unknown as Face, room, toServer: (ms) => NOW + ms, wanted: () => wanted, send, storage });
  return {
    close,
    send,
    see: (view: Parameters<typeof aView>[0]) => patch({ view: aView({ memes, speed: 2, ...view }) }),
    read: (ms: number, happy: number) => setFace({ reading: { ...aFace(happy).reading!, capturedAt: ms } }),
    kept: () => JSON.parse(map.get('smile_record') ?? 'null') as SmileRecord | null,
  };
}

const out = [aPlayer('ann', { out_reason: 'smile' }), aPlayer('bob')];

it('remembers the own smile in ms of the match, while one is judged, and sends it after the play', () => {
  const { see, read, send, kept } = recording(true);
  see({ phase: 'starting' });
  read(-100, 0.9);
  see({});
  read(1_000, 0.25);
  see({ phase: 'deciding' });
  read(1_200, 0.5);
  expect(send).not.toHaveBeenCalled();
  see({ phase: 'deciding', players: out });
  read(1_400, 0.8);
  see({ phase: 'play_ended', players: out });
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0].plays[0]?.points).toEqual([
    [2_000, 0.25],
    [2_250, 0.5],
  ]);
  expect(kept()?.plays[0]?.settled).toBe(true);
});

it('sends nothing unless it is wanted, and keeps it in the tab', () => {
  const { see, read, send, kept, close } = recording(false);
  see({});
  read(1_000, 0.25);
  see({ phase: 'play_ended' });
  close();
  expect(send).not.toHaveBeenCalled();
  expect(kept()).toMatchObject({ matchId: 'm1', plays: [{ play: 2, settled: false }] });
});

it('counts neither another round nor a clock that stands still', () => {
  const { see, read, kept, close } = recording(true);
  see({ round: 2, phase: 'speaking' });
  read(500, 0.4);
  see({ memes: memes.map((one) => ({ ...one, starts_at: null })) });
  read(1_000, 0.4);
  close();
  expect(kept()?.plays).toEqual([]);
});
