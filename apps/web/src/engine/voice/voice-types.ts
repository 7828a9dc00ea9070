import type { UserId } from '@deadpan/protocol';
import type { ReadableStore } from '../socket/store.ts';

/** `ready`: the browser has said yes and the microphone is there; nothing of it is sent before the turn. `missing`: there is none. */
export type MicrophoneStatus = 'idle' | 'asking' | 'ready' | 'denied' | 'missing' | 'failed';

export interface VoiceState {
  microphone: MicrophoneStatus;
  /** This player's voice goes out to the others at this moment. */
  open: boolean;
  /** The player keeps the own microphone shut, until they open it again or let go of it. */
  muted: boolean;
  /** How loud one's own microphone is, 0 to 1, some 15 times a second while it is `ready`, also before the turn; only this page knows it then. */
  level: number;
  /** For how long the open microphone has heard no voice, ms in steps of 500; 0 while it is not open or cannot be measured. */
  silentMs: number;
  /** Whose voice may be heard, by the server's word. */
  speaker: UserId | null;
  /** The browser plays no sound before a tap: call `unlock` from one. */
  needsTap: boolean;
}

/**
 * One voice at a time (design "Round 2"): the server says whose. This player's microphone reaches the links only on their own turn, and of what
 * the links bring only the speaker's is played, whatever the others send.
 */
export interface Voice extends ReadableStore<VoiceState> {
  /** Asks for the microphone, with the browser's prompt if need be, and keeps it shut. Never rejects; resolves with the state reached. Calls while asking share one prompt. */
  prepare(): Promise<VoiceState>;
  /** Whose turn it is to be heard, or nobody's. One's own opens the microphone at once (asking for it where that has not been done), any other shuts it at once. */
  setSpeaker(userId: UserId | null): void;
  /** Shuts this player's own microphone at once, whatever the server says, or lets it go out on their turn again. */
  mute(muted: boolean): void;
  /** Lets go of the microphone; the browser's sign that it is in use goes out. `prepare` takes it again, not muted. */
  release(): void;
  /** Call it from a tap: browsers keep sound asleep until then. */
  unlock(): void;
  /** Ends everything; twice is fine. */
  close(): void;
}
