import { describe, expect, it } from 'vitest';
import type { RoomView, TurnView } from '@deadpan/protocol';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import type { MicrophoneStatus } from '../engine/voice/voice-types.ts';
import { leadVoice } from './lead-voice.ts';
import { aView } from './testing/views.ts';

const who = (id: string) => ({ user_id: id, username: id });
const turn = (id: string): TurnView => ({ performer: who(id), spoke: true, laughs: [] });
const comedy = (phase: 'calling' | 'speaking' | 'turn_ended', performers: string[]): RoomView =>
  aView({
    round: 2,
    rounds: 3,
    phase,
    comedy: {
      order: [who('bob'), who('ann')],
      turn: performers.length,
      turns: performers.map(turn),
      points: {},
      speaker: phase === 'speaking' ? (performers.at(-1) ?? null) : null,
    },
  });

function aRoom() {
  const { store: room, patch } = createPatchStore<RoomState>({
    status: 'open',
    view: null,
    readings: {},
    error: null,
    connectionError: null,
  });
  const world = {
    speaker: null as string | null,
    microphone: 'ready' as MicrophoneStatus,
    muted: false,
    released: 0,
    hidden: '',
    hide: (): void => {},
  };
  const stop = leadVoice({
    voice: {
      getState: () => ({
        microphone: world.microphone,
        muted: world.muted,
        open: false,
        level: 0,
        silentMs: 0,
        speaker: null,
        needsTap: false,
      }),
      setSpeaker: (id) => void (world.speaker = id),
      release: () => {
        world.released++;
        world.microphone = 'idle';
      },
    },
    room,
    isHidden: (id) => id === world.hidden,
    onHidden: (listener) => {
      world.hide = listener;
      return () => (world.hide = () => {});
    },
  });
  return { world, stop, patch };
}

describe('whose voice is heard', () => {
  it('is the speaker’s of the server’s view, while they speak', () => {
    const { world, patch } = aRoom();
    patch({ view: comedy('calling', ['bob']) });
    expect(world.speaker).toBeNull();
    patch({ view: comedy('speaking', ['bob']) });
    expect(world.speaker).toBe('bob');
    patch({ view: comedy('turn_ended', ['bob']) });
    expect(world.speaker).toBeNull();
    patch({ view: comedy('speaking', ['bob', 'ann']) });
    expect(world.speaker).toBe('ann');
  });

  it('is nobody’s while the server is not heard, nor on a page that lost its seat', () => {
    const { world, patch } = aRoom();
    patch({ view: comedy('speaking', ['ann']) });
    patch({ status: 'lost' });
    expect(world.speaker).toBeNull();
    patch({ status: 'open' });
    expect(world.speaker).toBe('ann');
    patch({ status: 'elsewhere' });
    expect(world.speaker).toBeNull();
    expect(world.released).toBe(1);
  });

  it('is not that of a player who is hidden here', () => {
    const { world, patch } = aRoom();
    patch({ view: comedy('speaking', ['bob']) });
    world.hidden = 'bob';
    world.hide();
    expect(world.speaker).toBeNull();
    world.hidden = '';
    world.hide();
    expect(world.speaker).toBe('bob');
  });

  it('is nobody’s after the room is closed', () => {
    const { world, patch, stop } = aRoom();
    patch({ view: comedy('speaking', ['bob']) });
    stop();
    expect(world.speaker).toBeNull();
    patch({ view: comedy('speaking', ['bob', 'ann']) });
    expect(world.speaker).toBeNull();
  });
});

describe('the microphone', () => {
  it('is kept for the turn to come and let go of after it', () => {
    const { world, patch } = aRoom();
    patch({ view: aView({ round: 1, rounds: 3, phase: 'scoreboard' }) });
    patch({ view: aView({ round: 2, rounds: 3, phase: 'countdown' }) });
    patch({ view: comedy('speaking', ['bob']) });
    patch({ view: comedy('calling', ['bob', 'ann']) });
    patch({ view: comedy('speaking', ['bob', 'ann']) });
    expect(world.released).toBe(0);
    patch({ view: comedy('turn_ended', ['bob', 'ann']) });
    expect(world.released).toBe(1);
  });

  it('is let go of once the others go on without this player’s turn, and when the match is over', () => {
    const first = aRoom();
    first.patch({ view: comedy('calling', ['ann', 'bob']) });
    expect(first.world.released).toBe(1);
    const second = aRoom();
    second.patch({ view: aView({ status: 'finished', phase: 'round_ended' }) });
    second.patch({ view: aView({ round: 3, phase: 'writing' }) });
    expect(second.world.released).toBe(1);
  });

  it('that was muted at the end of a turn is not muted for the next match', () => {
    const { world, patch } = aRoom();
    world.microphone = 'idle';
    world.muted = true;
    patch({ view: comedy('speaking', ['ann']) });
    expect(world.released).toBe(0);
    patch({ view: comedy('turn_ended', ['ann']) });
    expect(world.released).toBe(1);
  });
});
