import { limits } from '@deadpan/protocol';
import { ELIMINATED } from './smile-rule.ts';

/**
 * Returns what says, after each reading, how long to wait for the next one, in ms: `everyMs`, but `confirmMs` after the first one above the limit.
 * The second decides, and a flash of a smile must be over by then, also with a camera whose frames come late; where readings are rarer, to spare
 * a slow machine, it still does not come later. Takes how happy each reading is above the player's calm face, as the rule does; null without a face.
 */
export function createPace(everyMs: () => number): (relativeHappiness: number | null) => number {
  const { confirmMs } = limits.detection;
  let smiling = false;
  return (relativeHappiness) => {
    const wasSmiling = smiling;
    smiling = relativeHappiness !== null && relativeHappiness > ELIMINATED;
    return smiling && !wasSmiling ? confirmMs : everyMs();
  };
}
