import type { RoomView, UserId } from '@deadpan/protocol';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { Reading } from '../../engine/socket/room-types.ts';
import type { MatchNotes } from '../../stage/match-notes.ts';
import { isOut } from '../../stage/standing.ts';

/** The own happiness above the baseline in percent, or nothing while no face is read. */
export function ownPercent({ watching, reading }: FaceState): number | undefined {
  if (!watching || !reading?.faceDetected) return undefined;
  return (reading.isCalibrated ? reading.relativeHappiness : reading.happy) * 100;
}

/** A face that is missing for a blink still has its number. */
const FACELESS_MS = 2_000;

interface Known {
  view: RoomView;
  face: FaceState;
  readings: Record<UserId, Reading>;
  notes: MatchNotes;
}

/**
 * The number in a player's tile. Whoever is out by a smile keeps the smile that did it, whatever the face does now;
 * nobody is shown a number that was not measured.
 */
export function percentOf(id: UserId, { view, face, readings, notes }: Known): number | undefined {
  const player = view.players.find((one) => one.user_id === id);
  if (isOut(view, id) && player?.out_reason === 'smile') {
    const worst = id === view.you && notes.verdict?.play === view.current_play ? notes.verdict.peak : notes.peaks[id];
    return worst !== undefined && worst > 40 ? worst : undefined;
  }
  if (isOut(view, id)) return undefined;
  if (id === view.you) return ownPercent(face);
  const reading = readings[id];
  return reading?.play === view.current_play && view.phase !== 'starting' && reading.facelessMs < FACELESS_MS
    ? reading.happy * 100
    : undefined;
}
