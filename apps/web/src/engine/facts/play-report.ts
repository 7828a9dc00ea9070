import { limits } from '@deadpan/protocol';
import type { PlayReportOptions, Report } from './fact-types.ts';

/**
 * Tells the room what the detector sees of this player: a smile at once, as a fact with the server time of its first frame,
 * and a summary every second of a play (design "Round 1"). Numbers only. The detector is armed and calibrated elsewhere.
 */
export function reportPlay({ face, connection, room }: PlayReportOptions): Report {
  const play = (): number | null => {
    const { view } = room.getState();
    const judged = view?.phase === 'playing' || view?.phase === 'deciding';
    return view && judged && view.active_players.includes(view.you) ? view.current_play : null;
  };
  let summarised: number | null = null;

  const offSmile = face.onSmile(({ capturedAt }) => {
    const current = play();
    if (current === null) return;
    void connection.ask('player_eliminated', {
      lobby_id: room.lobby,
      play: current,
      captured_at: Math.max(0, connection.clock.toServer(capturedAt)),
    });
  });
  const timer = setInterval(() => {
    const current = play();
    const { readings, facelessMs, hidden } = face.summary();
    const { reading } = face.getState();
    const first = summarised !== current; // what was counted before this play is not of this play
    summarised = current;
    if (current === null) return;
    connection.tell('player_summary', {
      play: current,
      readings: first ? 0 : Math.min(readings, 1_000),
      faceless_ms: Math.max(0, Math.min(facelessMs, 1e9)),
      hidden: first ? document.hidden : hidden,
      ...(reading && { happy: Math.max(0, Math.min(1, reading.relativeHappiness)) }),
    });
  }, limits.round1.summaryEveryMs);

  return {
    close: () => {
      offSmile();
      clearInterval(timer);
    },
  };
}
