import type { RoomId, Still } from '@deadpan/protocol';
import type { CaptionToJudge, Judge, Verdict } from '../../ports/judge.ts';
import type { Log } from '../../ports/log.ts';
import { apiFaultOf } from '../openai/faults.ts';

/** Takes a judge; returns it as one whose verdicts say that it stood in for another. */
export const standingIn = (judge: Judge): Judge => ({
  ...judge,
  judge: async (still, captions) => ({ ...(await judge.judge(still, captions)), fellBack: true }),
});

/** Only the kind and the status: the message of an API may quote what was sent to it. */
const told = (error: unknown) => ({
  fault: apiFaultOf(error),
  ...(error instanceof Error && 'status' in error && typeof error.status === 'number' && { status: error.status }),
  why: error instanceof Error ? error.name : typeof error,
});

/**
 * Takes the judge to ask first, the one to ask when it fails, and a log; returns both as one that says when it fell back. Which arena asks is for the
 * log alone: neither judge learns it.
 */
export function fallingBack(first: Judge, second: Judge, log: Log) {
  const standIn = standingIn(second);
  return {
    async judge(still: Still, captions: readonly CaptionToJudge[], room: RoomId): Promise<Verdict> {
      try {
        return await first.judge(still, captions);
      } catch (error) {
        log.warn({ room, ...told(error) }, 'the language model did not judge; the embedded judge does');
        return standIn.judge(still, captions);
      }
    },
    async close(): Promise<void> {
      await first.close();
      await second.close();
    },
  };
}
