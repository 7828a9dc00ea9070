import { limits } from '@deadpan/protocol';

/**
 * What a machine that is too slow gives up, one after the other: the detector's rate first, whose two readings in a row stay as far apart as
 * ever (`confirmMs`), then the pictures it sends. A smile of 0.7 s is still seen on the last step.
 */
export const loadSteps: readonly { everyMs: number; picture: number }[] = [
  { everyMs: limits.detection.everyMs, picture: 0 },
  { everyMs: 300, picture: 0 },
  { everyMs: 400, picture: 0 },
  { everyMs: 400, picture: 1 },
  { everyMs: 400, picture: 2 },
];

/** How much smaller pictures may become: the steps of `capsFor`. */
export const PICTURE_STEPS = 3;
