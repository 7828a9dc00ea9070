import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import type { Finding } from '../engine/face/face-types.ts';
import type { MeshState } from '../engine/peers/mesh-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import type { Eye } from './referee-eye.ts';
import { createReferee } from './referee.ts';
import { aPeer, aPlayer, aView } from './testing/views.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const found = (happy: number | null): Finding => ({
  face: null,
  expressions: happy === null ? null : { neutral: 1 - happy, happy, sad: 0, angry: 0, fearful: 0, disgusted: 0, surprised: 0 },
  frame: { valid: true, bright: 1, average: 120 },
});
const squad = (change: Partial<RoomView> = {}): RoomView =>
  aView({ phase: 'playing', current_play: 1, players: ['ann', 'bob', 'cara', 'dan'].map((id) => aPlayer(id)), ...change });

/** Ann as a referee of bob, cara and dan; `faces` is how happy she finds each (absent: no time). */
function aReferee(faces: Record<string, number | null | undefined>, view = squad()) {
  const { store: room, patch } = createPatchStore<RoomState>({ status: 'open', view, readings: {}, error: null, connectionError: null });
  const peers = Object.fromEntries(['bob', 'cara', 'dan'].map((id) => [id, aPeer(id)]));
  const { store: mesh, patch: patchMesh } = createPatchStore<MeshState>({ peers, streams: 3, error: null });
  const world = { looks: [] as [string, number][], said: [] as unknown[], open: 0, hidden: '', asleep: false, paused: '', faces };
  let pictures = 0;
  const growing = setInterval(() => {
    pictures += 8;
    patchMesh({
      peers: Object.fromEntries(Object.entries(mesh.getState().peers).map(([id, peer]) => [id, { ...peer, framesDecoded: pictures }])),
    });
  }, 500);
  const stop = createReferee({
    face: {
      glance: async (video) => {
        const id = (video as unknown as { of: string }).of;
        world.looks.push([id, Date.now()]);
        const happy = world.faces[id];
        return happy === undefined ? null : found(happy);
      },
    },
    mesh,
    room,
    connection: {
      ask: async (event, payload) => {
        world.said.push([event, payload]);
        return { ok: true };
      },
    },
    isHidden: (id) => id === world.hidden,
    isAsleep: () => world.asleep,
    openEye: (stream): Eye => {
      world.open++;
      const { id } = stream;
      const video = {
        of: id,
        get paused() {
          return id === world.paused;
        },
        play: async () => void (world.paused = ''),
      };
      return { stream, video: video as unknown as HTMLVideoElement, close: () => void world.open-- };
    },
    now: () => Date.now(),
  });
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  return { world, stop, pass, patch, patchMesh, freeze: () => clearInterval(growing) };
}
const smile = (user_id: string, play = 1) => ['smile_seen', { user_id, play }];

describe('design "Referees": a referee', () => {
  it('looks at every opponent about once a second, at nobody else, and only while a play runs', async () => {
    const { world, pass, patch, stop } = aReferee({ bob: 0, cara: 0, dan: 0 });
    await pass(10_000);
    const of = (id: string): number => world.looks.filter(([each]) => each === id).length;
    for (const id of ['bob', 'cara', 'dan']) expect(of(id)).toBeGreaterThanOrEqual(8);
    for (const id of ['bob', 'cara', 'dan']) expect(of(id)).toBeLessThanOrEqual(10);
    expect(world.looks).toHaveLength(of('bob') + of('cara') + of('dan'));
    expect(world.open).toBe(3);
    patch({ view: squad({ phase: 'play_ended' }) });
    const before = world.looks.length;
    await pass(5_000);
    expect(world.looks).toHaveLength(before);
    expect(world.open).toBe(0);
    stop();
  });

  it('says once per play that it saw a smile which its owner does not claim', async () => {
    const { world, pass, patch, stop } = aReferee({ bob: 0.95, cara: 0.3, dan: 0 });
    await pass(10_000);
    expect(world.said).toEqual([smile('bob')]);
    patch({ view: squad({ phase: 'starting', current_play: 2 }) });
    await pass(3_000);
    patch({ view: squad({ current_play: 2 }) });
    await pass(10_000);
    expect(world.said).toEqual([smile('bob'), smile('bob', 2)]);
    stop();
  });

  it('says nothing of a smile from before the play that is gone when it begins', async () => {
    const { world, pass, stop } = aReferee({ bob: 0.95, cara: 0, dan: 0 });
    await pass(1_800);
    world.faces['bob'] = 0.1;
    await pass(10_000);
    expect(world.said).toEqual([]);
    stop();
  });

  it('says nothing of those who are out, who left, who are away or hidden, or whose picture stands still', async () => {
    const players = [
      aPlayer('ann'),
      aPlayer('bob', { out_reason: 'smile' }),
      aPlayer('cara', { connected: false }),
      aPlayer('dan', { left: true }),
    ];
    const gone = aReferee({ bob: 1, cara: 1, dan: 1 }, squad({ players }));
    await gone.pass(10_000);
    expect(gone.world.looks).toEqual([]);
    gone.stop();

    const still = aReferee({ bob: 1, cara: 0, dan: 0 });
    still.freeze();
    await still.pass(10_000);
    expect(still.world.said).toEqual([]);
    still.stop();

    const hidden = aReferee({ bob: 1, cara: 0, dan: 0 });
    hidden.world.hidden = 'bob';
    await hidden.pass(10_000);
    expect(hidden.world.said).toEqual([]);
    hidden.stop();
  });

  it('judges nobody by a picture that the browser has paused, and has it play again', async () => {
    const { world, pass, stop } = aReferee({ bob: 0, cara: 0, dan: 0 });
    world.paused = 'bob';
    await pass(900);
    expect(world.paused).toBe('');
    expect(world.looks.map(([id]) => id)).toEqual(['cara', 'dan']);
    await pass(1_000);
    expect(world.looks.map(([id]) => id)).toContain('bob');
    stop();
  });

  it('closes its eyes on a page that nobody looks at: what videos show there may be old', async () => {
    const { world, pass, stop } = aReferee({ bob: 0.95, cara: 0, dan: 0 });
    world.asleep = true;
    await pass(10_000);
    expect([world.looks, world.said, world.open]).toEqual([[], [], 0]);
    world.asleep = false;
    await pass(10_000);
    expect(world.said).toEqual([smile('bob')]);
    stop();
  });

  it('says nothing when the owner claims the smile in between', async () => {
    const { world, pass, patch, stop } = aReferee({ bob: 0.95, cara: 0, dan: 0 });
    await pass(2_000);
    patch({ view: squad({ players: [aPlayer('ann'), aPlayer('bob', { out_reason: 'smile' }), aPlayer('cara'), aPlayer('dan')] }) });
    await pass(10_000);
    expect(world.said).toEqual([]);
    stop();
  });

  it('goes on judging when it is out itself, and says nothing without time to look', async () => {
    const players = [aPlayer('ann', { out_reason: 'smile' }), aPlayer('bob'), aPlayer('cara'), aPlayer('dan')];
    const { world, pass, stop } = aReferee({ bob: 0.95, cara: undefined, dan: 0 }, squad({ players }));
    await pass(10_000);
    expect(world.said).toEqual([smile('bob')]);
    stop();
  });

  it('looks at the new picture of a link that was built anew, and closes its eyes at the end, twice without harm', async () => {
    const { world, pass, patchMesh, stop } = aReferee({ bob: 0, cara: 0, dan: 0 });
    await pass(1_000);
    patchMesh({ peers: { bob: aPeer('bob') } });
    await pass(1_000);
    expect(world.open).toBe(1);
    stop();
    stop();
    expect(world.open).toBe(0);
  });
});
