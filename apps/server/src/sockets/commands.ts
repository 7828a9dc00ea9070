import type { Command } from '@deadpan/game';
import { limits, type ClientEventName, type ClientPayload, type FamilyLevel, type UserId } from '@deadpan/protocol';
import { masked } from '../modules/family/masked.ts';

export type CommandEvent = Extract<
  ClientEventName,
  | 'leave_lobby'
  | 'player_ready'
  | 'player_camera_ready'
  | 'player_eliminated'
  | 'emotion_detected'
  | 'round_phase_change'
  | 'game_over'
  | 'request_microphone'
  | 'pass_turn'
  | 'laughter_detected'
  | 'submit_caption'
  | 'caption_reaction'
  | 'smile_seen'
>;
type SubmitCaption = Extract<Command, { type: 'submit_caption' }>;
export type CommandTable = { [E in CommandEvent]: (payload: ClientPayload<E>, by: UserId, family: FamilyLevel) => Command | null };

/** The caption masked not before the rules take it: that costs many times what refusing it does, and anybody may send one. */
function submitCaption(by: UserId, caption: string, family: FamilyLevel): SubmitCaption {
  let text: string | undefined;
  return {
    type: 'submit_caption',
    by,
    get text() {
      text ??= masked(caption, family);
      return text;
    },
  };
}

/**
 * Messages that become commands of the room the socket sits in: the one table of this direction (design "Wire"). Who asks comes from the seat,
 * never from the body, `family` is the room's. Null: acknowledged and changes nothing.
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
  round_phase_change: () => null,
  game_over: () => null,
  request_microphone: (_payload, by) => ({ type: 'take_microphone', by }),
  pass_turn: ({ turn }, by) => ({ type: 'pass_turn', by, turn: turn ?? null }),
  laughter_detected: ({ emotion, confidence, turn }, by) =>
    emotion === 'happy' && confidence > limits.laughter.confidence ? { type: 'hear_laughter', by, turn: turn ?? null } : null,
  submit_caption: ({ caption }, by, family) => submitCaption(by, caption, family),
  caption_reaction: ({ reveal, laughter }, by) => ({ type: 'react', by, reveal, laughter }),
  smile_seen: ({ user_id, play }, by) => ({ type: 'witness', by, who: user_id, play }),
};
