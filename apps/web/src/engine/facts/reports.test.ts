import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Camera, CameraState } from '../camera/camera-types.ts';
import type { Face, Smile } from '../face/face-types.ts';
import { createRoomStore } from '../socket/room-store.ts';
import { createPatchStore } from '../socket/store.ts';
import { aConnection, aView, LOBBY } from '../socket/testing.ts';
import { reportCamera } from './camera-report.ts';
import { reportPlay } from './play-report.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the report of the camera', () => {
  it('says on every join whether the camera works, and whenever that changes', () => {
    const { connection, world } = aConnection();
    const { store, patch } = createPatchStore({ status: 'asking' } as CameraState);
    const report = reportCamera({ camera: store as unknown as Camera, connection, room: createRoomStore(connection, LOBBY) });
    const said = (): unknown[] => world.of('player_camera_ready').map(({ ready }) => ready);
    patch({ status: 'live' });
    expect(said()).toEqual([]);
    world.sit();
    patch({ health: 'black' });
    patch({ status: 'ended' });
    expect(said()).toEqual([true, false]);
    world.fall();
    patch({ status: 'live' });
    world.sit();
    expect(said()).toEqual([true, false, true]);
    report.close();
    patch({ status: 'ended' });
    expect(said()).toHaveLength(3);
  });
});

describe('the report of a play', () => {
  function aPlay() {
    const { connection, world } = aConnection();
    const room = createRoomStore(connection, LOBBY);
    let smile: (smile: Smile) => void = () => {};
    const summary = { readings: 5, facelessMs: 40, hidden: false };
    const face = {
      onSmile: (callback: (smile: Smile) => void) => {
        smile = callback;
        return () => (smile = () => {});
      },
      summary: () => summary,
      getState: () => ({ reading: { relativeHappiness: 0.25, happy: 0.4 } }),
    } as unknown as Face;
    const report = reportPlay({ face, connection, room });
    let version = 0;
    const show = (change: Parameters<typeof aView>[0]) => world.say('game_state_update', aView({ version: ++version, ...change }));
    return { world, report, show, smile: () => smile({ capturedAt: 700, curve: [] }), told: () => world.told.map((each) => each.payload) };
  }

  it('tells a smile with the server time of its first frame', () => {
    const { world, show, smile, report } = aPlay();
    smile();
    show({ phase: 'playing', current_play: 3 });
    smile();
    expect(world.of('player_eliminated')).toEqual([{ lobby_id: LOBBY, play: 3, captured_at: 1_700 }]);
    report.close();
    smile();
    expect(world.of('player_eliminated')).toHaveLength(1);
  });

  it('tells nothing of a player who is out', () => {
    const { world, show, smile, report, told } = aPlay();
    show({ phase: 'playing', current_play: 3, active_players: ['bob'] });
    smile();
    vi.advanceTimersByTime(3_000);
    expect([...world.asked, ...told()]).toEqual([]);
    report.close();
  });

  it('sums up every second of a play, from its own beginning', () => {
    const { show, report, told } = aPlay();
    vi.advanceTimersByTime(2_000);
    show({ phase: 'playing', current_play: 1 });
    vi.advanceTimersByTime(2_000);
    expect(told()).toEqual([
      { play: 1, readings: 0, faceless_ms: 40, hidden: false, happy: 0.25 },
      { play: 1, readings: 5, faceless_ms: 40, hidden: false, happy: 0.25 },
    ]);
    show({ phase: 'play_ended', current_play: 1 });
    vi.advanceTimersByTime(2_000);
    expect(told()).toHaveLength(2);
    report.close();
  });

  it('says nothing while the page is back and has not sat down again', () => {
    const { world, show, report, told } = aPlay();
    world.sit();
    show({ phase: 'playing', current_play: 1 });
    vi.advanceTimersByTime(1_000);
    expect(told()).toHaveLength(1);
    world.fall();
    world.rise();
    vi.advanceTimersByTime(5_000);
    expect(told()).toHaveLength(1);
    world.sit();
    vi.advanceTimersByTime(1_000);
    expect(told()).toHaveLength(2);
    report.close();
  });

  it('goes on in a turn of round 2, whose number it names, of the performer too: who hides is noticed; happiness is what the rule of that round looks at', () => {
    const { show, report, told, smile, world } = aPlay();
    const bob = { user_id: 'bob', username: 'bob' };
    const comedy = { order: [bob], turn: 2, turns: [], points: {}, speaker: 'bob' };
    show({ phase: 'calling', round: 2, current_play: 7, comedy });
    vi.advanceTimersByTime(2_000);
    expect(told()).toEqual([]);
    show({ phase: 'speaking', round: 2, current_play: 7, comedy });
    smile();
    vi.advanceTimersByTime(2_000);
    expect(told()).toEqual([
      { play: 2, readings: 0, faceless_ms: 40, hidden: false, happy: 0.4 },
      { play: 2, readings: 5, faceless_ms: 40, hidden: false, happy: 0.4 },
    ]);
    expect(world.of('player_eliminated')).toEqual([]);
    show({ phase: 'speaking', round: 2, current_play: 7, comedy: { ...comedy, speaker: 'ann' } });
    vi.advanceTimersByTime(1_000);
    expect(told()).toHaveLength(3);
    report.close();
  });
});
