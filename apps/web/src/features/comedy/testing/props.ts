import { vi } from 'vitest';
import type { Ack, ComedyView, RoomView } from '@deadpan/protocol';
import { createPatchStore } from '../../../engine/socket/store.ts';
import type { VoiceState } from '../../../engine/voice/voice-types.ts';
import { createSound } from '../../../engine/sound/sound.ts';
import { NOW, aCamera, aFace, aPeer, aPlayer, aView } from '../../../stage/testing/views.ts';
import type { ComedyActions, ComedyProps } from '../comedy-props.ts';

export const who = (id: string) => ({ user_id: id, username: id });
export const laughed = (id: string) => ({ ...who(id), reason: 'laughed' as const });
export const hid = (id: string) => ({ ...who(id), reason: 'hid' as const });
export const silentVoice: VoiceState = {
  microphone: 'ready',
  open: false,
  muted: false,
  level: 0,
  silentMs: 0,
  speaker: null,
  needsTap: false,
};

export function someActions(): ComedyActions {
  const ask = vi.fn<() => Promise<Ack>>().mockResolvedValue({ ok: true });
  const nothing = vi.fn<() => void>();
  const actions: ComedyActions = {
    takeMicrophone: ask,
    passTurn: ask,
    retryMicrophone: nothing,
    muteMicrophone: vi.fn<(muted: boolean) => void>(),
    retryModels: nothing,
    tapForSound: nothing,
  };
  return actions;
}

/** Ann, Bob and Cid; the performer has just been called or speaks. */
export const comedyOf = (performer: string, change: Partial<ComedyView> = {}): ComedyView => ({
  order: [performer, ...['ann', 'bob', 'cid'].filter((id) => id !== performer)].map(who),
  turn: 1,
  turns: [{ performer: who(performer), spoke: true, laughs: [] }],
  points: { ann: 0, bob: 0, cid: 0 },
  speaker: performer,
  ...change,
});
const ids = ['ann', 'bob', 'cid'];
export const viewOf = (phase: RoomView['phase'], comedy: ComedyView, change: Partial<RoomView> = {}): RoomView =>
  aView({
    players: ids.map((id) => aPlayer(id)),
    round: 2,
    rounds: 3,
    phase,
    comedy,
    phase_ends_at: NOW + (phase === 'speaking' ? 18_000 : 7_000),
    ...change,
  });

export function propsOf(phase: RoomView['phase'], comedy: ComedyView, change: Partial<ComedyProps> = {}): ComedyProps {
  return {
    view: viewOf(phase, comedy),
    comedy,
    face: aFace(0.2),
    laughs: { ann: 20, bob: 64 },
    own: { turn: null, confidence: 0 },
    voice: silentVoice,
    loudness: createPatchStore({ level: 0 }).store,
    camera: aCamera(),
    peers: Object.fromEntries(ids.map((id) => [id, aPeer(id)])),
    sound: createSound(),
    serverNow: () => NOW,
    actions: someActions(),
    ...change,
  };
}
