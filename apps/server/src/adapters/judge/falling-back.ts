import type { Judge } from '../../ports/judge.ts';
import type { Log } from '../../ports/log.ts';

/** Takes a judge; returns it as one whose verdicts say that it stood in for another. */
export const standingIn = (judge: Judge): Judge => ({
  ...judge,
  judge: async (still, captions) => ({ ...(await judge.judge(still, captions)), fellBack: true }),
});

/** Takes the judge to ask first, the one to ask when it fails, and a log; returns both as one that says when it fell back. */
export function fallingBack(first: Judge, second: Judge, log: Log): Judge {
  const standIn = standingIn(second);
  return {
    async judge(still, captions) {
      try {
        return await first.judge(still, captions);
      } catch (error) {
        // Only the kind: the message of an API may quote what was sent to it.
        log.warn({ why: error instanceof Error ? error.name : typeof error }, 'the language model did not judge; the embedded judge does');
        return standIn.judge(still, captions);
      }
    },
    async close() {
      await first.close();
      await second.close();
    },
  };
}
