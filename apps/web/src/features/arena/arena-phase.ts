import { round2Phases, round3Phases } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';

/** The views of the game arena page (spec §2 Game arena page), and the scores between rounds; `unknown` is any other state. */
export type ArenaPhase =
  'waiting' | 'requesting_camera' | 'scoreboard' | 'countdown' | 'round1' | 'round2' | 'round3' | 'finished' | 'unknown';

const isOf = (phases: readonly string[], phase: string | null): boolean => phase !== null && phases.includes(phase);

/**
 * Which view a room is shown in (spec §4 Game arena page phases). A match that begins asks for the camera first and is played on round 1's own
 * page; from then on nothing waits for a camera: who has lost theirs still reads, writes and listens (design "Routes").
 */
export function arenaPhase(
  view: Pick<RoomView, 'status' | 'phase' | 'round' | 'match_result'>,
  camera: Pick<CameraState, 'status'>,
): ArenaPhase {
  const { status, phase, round } = view;
  if (status === 'waiting') return 'waiting';
  if (status === 'finished' || view.match_result !== null) return view.match_result ? 'finished' : 'unknown';
  if (status === 'closed') return 'unknown';
  if (phase === 'scoreboard' || phase === 'countdown') return phase;
  if (isOf(round2Phases, phase)) return 'round2';
  if (isOf(round3Phases, phase)) return 'round3';
  if (round > 1) return 'unknown';
  return camera.status === 'live' ? 'round1' : 'requesting_camera';
}
