import type { ComponentType } from 'react';
import type { RoundProps } from '../../stage/round-props.ts';

/** The screens of a match after round 1; they are features of their own, introduced by the app. */
export interface MatchStages {
  /** round 2 */
  Comedy: ComponentType<RoundProps>;
  /** round 3 */
  Captions: ComponentType<RoundProps>;
  /** after a round; after round 3 its captions, where there are any */
  Scoreboard: ComponentType<RoundProps>;
  CaptionScores: ComponentType<RoundProps>;
  /** the end of the match */
  Ceremony: ComponentType<RoundProps>;
}
