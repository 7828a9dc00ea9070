import type { Command } from '@deadpan/game';
import { limits, type ClientEventName, type ClientPayload, type UserId } from '@deadpan/protocol';

export type CommandEvent = Extract<
  ClientEventName,
  | 'leave_lobby'
  | 'player_ready'
  | 'player_camera_ready'
  | 'player_eliminated'
  | 'emotion_detected'
  | 'request_play_again'
  | 'round_phase_change'
  | 'game_over'
>;
export type CommandTable = { [E in CommandEvent]: (payload: ClientPayload<E>, by: UserId) => Command | null };

/**
 * Messages that become commands of the room the socket sits in: the one table of this direction (design "Wire"). Who asks comes from the seat,
 * never from the body. Null: acknowledged and changes nothing.
 */
export const commands: CommandTable = {
  leave_lobby: ({ close }, by) => ({ type: 'leave', by, close: close ?? false }),
  player_ready: ({ ready }, by) => ({ type: 'set_ready', by, ready }),
  player_camera_ready: ({ ready }, by) => ({ type: 'set_camera', by, ready: ready ?? true }),
  player_eliminated: ({ play, captured_at }, by) => ({ type: 'laugh', by, play: play ?? null, capturedAt: captured_at ?? null }),
  emotion_detected: ({ emotion, confidence, play, captured_at }, by) =>
    emotion === 'happy' && confidence > limits.smile.limit
      ? { type: 'laugh', by, play: play ?? null, capturedAt: captured_at ?? null }
      : null,
  request_play_again: (_payload, by) => ({ type: 'play_again', by }),
  round_phase_change: () => null,
  game_over: () => null,
};
