import { limits } from '@deadpan/protocol';

/**
 * Returns what says, after each reading, how long to wait for the next one, in ms: `everyMs`, but `confirmMs` after the first one above the limit.
 * The second decides, and a flash of a smile must be over by then, also with a camera whose frames come late; where readings are rarer, to spare
 * a slow machine, it still does not come later.
 */
export function createPace(everyMs: () => number): (happy: number | null) => number {
  const { confirmMs } = limits.detection;
  let smiling = false;
  return (happy) => {
    const wasSmiling = smiling;
    smiling = happy !== null && happy > limits.smile.limit;
    return smiling && !wasSmiling ? confirmMs : everyMs();
  };
}
