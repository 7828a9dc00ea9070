import { limits } from '@deadpan/protocol';
import type { RoomView, UserId } from '@deadpan/protocol';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { Reading } from '../../engine/socket/room-types.ts';
import type { MatchNotes } from '../../stage/match-notes.ts';
import { isOut } from '../../stage/standing.ts';

/** Above this a meter grins and says OUT. One reading above it is not a smile yet: until the verdict the meter waits at the limit. */
const LIMIT = limits.smile.limit * 100;
/** A face that is missing for a blink still has its number. */
const FACELESS_MS = 2_000;

/** The own happiness above the baseline in percent, at most the limit, or nothing while no face is read. */
export function ownPercent({ watching, reading }: FaceState): number | undefined {
  if (!watching || !reading?.faceDetected) return undefined;
  return Math.min(LIMIT, (reading.isCalibrated ? reading.relativeHappiness : reading.happy) * 100);
}

interface Known {
  view: RoomView;
  face: FaceState;
  readings: Record<UserId, Reading>;
  notes: MatchNotes;
}

/** The smile that put a player out of this play, or nothing where this page has not seen its number. */
function fatal(id: UserId, { view, readings, notes }: Known): number | undefined {
  const { verdict } = notes;
  if (id === view.you) return verdict?.play === view.current_play ? verdict.peak : undefined;
  const reading = readings[id];
  const percent = reading?.play === view.current_play ? reading.happy * 100 : 0;
  return percent > LIMIT ? percent : undefined;
}

/**
 * The number in a player's tile. Whoever is out by a smile keeps the smile that did it, whatever the face does now;
 * nobody is shown a number that was not measured.
 */
export function percentOf(id: UserId, known: Known): number | undefined {
  const { view, face, readings } = known;
  if (isOut(view, id)) return view.players.find((one) => one.user_id === id)?.out_reason === 'smile' ? fatal(id, known) : undefined;
  if (id === view.you) return ownPercent(face);
  const reading = readings[id];
  const shown = reading?.play === view.current_play && view.phase !== 'starting' && reading.facelessMs < FACELESS_MS;
  return shown ? Math.min(LIMIT, reading.happy * 100) : undefined;
}
