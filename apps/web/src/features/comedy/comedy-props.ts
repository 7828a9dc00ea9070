import type { Ack, ComedyView, PlayerView, RoomView, TurnView, UserId } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { PeerView } from '../../engine/peers/mesh-types.ts';
import type { Sound } from '../../engine/sound/sound.ts';
import type { ReadableStore } from '../../engine/socket/store.ts';
import type { VoiceState } from '../../engine/voice/voice-types.ts';
import type { OwnLaugh } from '../../stage/own-laugh.ts';
import { seated } from '../../stage/standing.ts';

/** Everything the stage of round 2 shows: the server's view, and what this page knows besides. */
export interface ComedyProps {
  view: RoomView;
  comedy: ComedyView;
  face: FaceState;
  /** how happy everybody looks, 0 to 100; who is not in it has no reading */
  laughs: Record<UserId, number>;
  own: OwnLaugh;
  voice: Omit<VoiceState, 'level'>;
  /** how loud the own microphone is; a store, as it changes 15 times a second and nothing but the meter cares */
  loudness: ReadableStore<Pick<VoiceState, 'level'>>;
  camera: CameraState;
  peers: Record<UserId, PeerView>;
  sound: Sound;
  /** The server's time, ms. */
  serverNow: () => number;
  actions: ComedyActions;
}

export interface ComedyActions {
  takeMicrophone: () => Promise<Ack>;
  /** passes, or is done early */
  passTurn: () => Promise<Ack>;
  retryMicrophone: () => void;
  /** shuts the own microphone at once in the middle of a turn, or opens it again */
  muteMicrophone: (muted: boolean) => void;
  retryModels: () => void;
  tapForSound: () => void;
}

/** The turn that is or was last; the rules never show a round without one. */
export function currentTurn(comedy: ComedyView): TurnView | undefined {
  return comedy.turns.at(-1);
}

/** Whether the viewer is the performer of the present turn. */
export function isPerformer({ view, comedy }: Pick<ComedyProps, 'view' | 'comedy'>): boolean {
  return currentTurn(comedy)?.performer.user_id === view.you;
}

/** Whether the viewer is at the microphone now. */
export function isSpeaking({ view, comedy }: Pick<ComedyProps, 'view' | 'comedy'>): boolean {
  return view.phase === 'speaking' && isPerformer({ view, comedy });
}

/** The performer's box and those of the listeners, the own one first. */
export function placesOf({ view, comedy }: Pick<ComedyProps, 'view' | 'comedy'>): {
  performer: PlayerView | null;
  listeners: PlayerView[];
} {
  const id = currentTurn(comedy)?.performer.user_id;
  const players = seated(view).slice(0, 4);
  return {
    performer: players.find((one) => one.user_id === id) ?? null,
    listeners: players.filter((one) => one.user_id !== id),
  };
}
