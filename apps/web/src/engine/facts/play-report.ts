import { limits } from '@deadpan/protocol';
import type { PlayReportOptions, Report } from './fact-types.ts';
import { arrivalOf, inStep } from './in-step.ts';

/**
 * Tells the room what the detector sees of this player: a smile at once, as a fact with the server time of its first frame,
 * and a summary every second of a play or a turn (design "Round 1", "Round 2"). Numbers only. The detector is armed and calibrated elsewhere.
 */
export function reportPlay({ face, connection, room }: PlayReportOptions): Report {
  const play = (): number | null => {
    const { view } = room.getState();
    const judged = view?.phase === 'playing' || view?.phase === 'deciding';
    return view && judged && view.active_players.includes(view.you) ? view.current_play : null;
  };
  /** Round 2 has turns for plays: nobody hides from a performer, and a performer is heard of (design "Round 2"). */
  const turn = (): number | null => {
    const { view } = room.getState();
    const seated = view?.players.some(({ user_id, left }) => user_id === view.you && !left);
    return view?.phase === 'speaking' && seated ? (view.comedy?.turn ?? null) : null;
  };
  let summarised = '';

  const offSmile = face.onSmile(({ capturedAt }) => {
    const current = play();
    if (current === null) return;
    void connection.ask('player_eliminated', {
      lobby_id: room.lobby,
      play: current,
      captured_at: Math.max(0, connection.clock.toServer(capturedAt)),
    });
  });
  const arrival = (): number => arrivalOf(connection.clock);
  const stop = inStep(room.lobby, limits.round1.summaryEveryMs, arrival, () => {
    const judged = play();
    const current = judged ?? turn();
    const { readings, facelessMs, hidden } = face.summary();
    const { reading } = face.getState();
    const { view, status } = room.getState();
    const about = `${view?.round ?? 0}:${current ?? ''}`;
    const first = summarised !== about; // what was counted before this play is not of this play
    summarised = about;
    // A page that is back and not yet let in has no seat, which is all the server would say to it, every second.
    if (current === null || status !== 'open') return;
    // What the meters of that round show: above the own calm face in round 1, and as it is where 80 % of it are a laugh.
    const happy = judged === null ? reading?.happy : reading?.relativeHappiness;
    connection.tell('player_summary', {
      play: current,
      readings: first ? 0 : Math.min(readings, 1_000),
      faceless_ms: Math.max(0, Math.min(facelessMs, 1e9)),
      hidden: first ? document.hidden : hidden,
      ...(happy !== undefined && { happy: Math.max(0, Math.min(1, happy)) }),
    });
  });

  return {
    close: () => {
      offSmile();
      stop();
    },
  };
}
