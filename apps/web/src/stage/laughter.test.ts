import { expect, describe, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import type { EmotionReading, Face, FaceState } from '../engine/face/face-types.ts';
import { createRoomStore } from '../engine/socket/room-store.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { aConnection, LOBBY } from '../engine/socket/testing.ts';
import { claimLaughter } from './laughter.ts';
import { aFace, aPlayer, aView } from './testing/views.ts';

const who = (id: string) => ({ user_id: id, username: id });
const turnOf = (performer: string, laughs: string[] = []) => ({
  performer: who(performer),
  spoke: true,
  laughs: laughs.map((id) => ({ ...who(id), reason: 'laughed' as const })),
});

/** What a tab keeps. */
function aTab(value: string | null = null) {
  const tab = { value, getItem: () => tab.value, setItem: (_key: string, next: string) => void (tab.value = next) };
  return tab;
}

/** Ann listens to Bob, whose turn it is. */
function aTurn(storage = aTab()) {
  const { connection, world } = aConnection();
  const room = createRoomStore(connection, LOBBY);
  const { store, patch } = createPatchStore<FaceState>(aFace(0));
  const { store: laughter, close } = claimLaughter({ face: store as unknown as Face, room, connection, storage });
  let version = 0;
  let at = performance.now();
  const comedy = { order: [who('bob'), who('ann')], turn: 1, turns: [turnOf('bob')], points: {}, speaker: 'bob' };
  return {
    laughter,
    close,
    said: () => world.of('laughter_detected'),
    show: (change: Partial<RoomView> = {}) =>
      world.say('game_state_update', aView({ version: ++version, lobby_id: LOBBY, round: 2, phase: 'speaking', comedy, ...change })),
    /** One reading, later than the one before it. */
    look: (happy: number, change: Partial<EmotionReading> = {}) => {
      const { reading } = aFace(happy);
      at += 1_000;
      if (reading) patch({ reading: { ...reading, dominant: 'happy', confidence: happy, capturedAt: at, ...change } });
    },
    comedy,
  };
}

describe('a listener’s laugh', () => {
  it('spec §5 Validation: happy above 0.8 in two readings in a row is claimed once per turn [5.18 9.10]', () => {
    const turn = aTurn();
    turn.show();
    turn.look(0.95);
    expect(turn.said()).toEqual([]);
    turn.look(0.93);
    turn.look(0.97);
    turn.look(0.97);
    expect(turn.said()).toEqual([{ emotion: 'happy', confidence: 0.93, turn: 1 }]);
    expect(turn.laughter.getState()).toEqual({ turn: 'm1:1', confidence: 0.93 });
  });

  it('one reading alone is a twitch, and so is one that repeats', () => {
    const turn = aTurn();
    turn.show();
    turn.look(0.95, { capturedAt: 1e9 });
    turn.look(0.95, { capturedAt: 1e9 });
    turn.look(0.8);
    turn.look(0.95);
    turn.look(0.9, { dominant: 'surprised' });
    turn.look(0.95);
    turn.look(0.9, { faceDetected: false });
    expect(turn.said()).toEqual([]);
  });

  it.each<[string, Partial<RoomView>]>([
    ['while nobody speaks', { phase: 'calling' }],
    ['between turns', { phase: 'turn_ended' }],
    ['of who left', { players: [aPlayer('ann', { left: true }), aPlayer('bob')] }],
  ])('is not claimed %s', (_, change) => {
    const turn = aTurn();
    turn.show(change);
    for (let i = 0; i < 4; i++) turn.look(0.95);
    expect(turn.said()).toEqual([]);
  });

  it('is not claimed of the performer, nor of who is counted already', () => {
    const turn = aTurn();
    turn.show({ comedy: { ...turn.comedy, turns: [turnOf('ann')], speaker: 'ann' } });
    for (let i = 0; i < 4; i++) turn.look(0.95);
    turn.show({ comedy: { ...turn.comedy, turns: [turnOf('bob', ['ann'])] } });
    for (let i = 0; i < 4; i++) turn.look(0.95);
    expect(turn.said()).toEqual([]);
  });

  it('is not claimed of a face from before the microphone was open, and again in the next turn', () => {
    const turn = aTurn();
    turn.look(0.95);
    turn.show();
    turn.look(0.95, { capturedAt: 0 });
    turn.look(0.95, { capturedAt: 1 });
    expect(turn.said()).toEqual([]);
    turn.look(0.95);
    turn.look(0.95);
    const next = { ...turn.comedy, turn: 2, turns: [turnOf('bob', ['ann']), turnOf('cid')], speaker: 'cid' };
    turn.show({ comedy: next });
    turn.look(0.95);
    turn.look(0.95);
    expect(turn.said().map((each) => each['turn'])).toEqual([1, 2]);
    turn.close();
  });

  it('keeps its number through a refresh, and is said again by the new page unless it is counted', () => {
    const tab = aTab();
    const before = aTurn(tab);
    before.show();
    before.look(0.93);
    before.look(0.97);
    before.close();
    const pending = aTurn(tab);
    expect(pending.laughter.getState()).toEqual({ turn: 'm1:1', confidence: 0.97 });
    pending.show();
    pending.show();
    pending.look(0.95);
    pending.look(0.95);
    expect(pending.said()).toEqual([{ emotion: 'happy', confidence: 0.97, turn: 1 }]);
    const counted = aTurn(tab);
    counted.show({ comedy: { ...counted.comedy, turns: [turnOf('bob', ['ann'])] } });
    counted.look(0.95);
    counted.look(0.95);
    expect(counted.laughter.getState()).toEqual({ turn: 'm1:1', confidence: 0.97 });
    expect(counted.said()).toEqual([]);
    const later = aTurn(tab);
    later.show({ match_id: 'm2' });
    expect(later.said()).toEqual([]);
  });

  it.each([null, 'not json', '7', '{"turn":1,"confidence":0.9}', '{"turn":"m1:1","confidence":9}'])(
    'is none where the tab keeps %s',
    (value) => {
      expect(aTurn(aTab(value)).laughter.getState()).toEqual({ turn: null, confidence: 0 });
    },
  );
});
