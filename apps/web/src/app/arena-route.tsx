import { ArenaScreen } from '../features/arena/arena-screen.tsx';
import type { MatchStages } from '../features/arena/stages.ts';
import { CaptionScores } from '../features/captions/caption-scores.tsx';
import { CaptionsStage } from '../features/captions/captions-stage.tsx';
import { ComedyStage } from '../features/comedy/comedy-stage.tsx';
import { Ceremony } from '../features/scoreboard/ceremony.tsx';
import { Scoreboard } from '../features/scoreboard/scoreboard.tsx';

/** Beside the screen, for it has to come with the same file. */
export { openAhead } from '../stage/room-sessions.ts';

const stages: MatchStages = { Comedy: ComedyStage, Captions: CaptionsStage, CaptionScores, Scoreboard, Ceremony };

/** /game/{roomId}: the match after round 1, with the screens of its rounds. One file: no later step may fail because the server is away. */
export function ArenaRoute() {
  return <ArenaScreen stages={stages} />;
}
