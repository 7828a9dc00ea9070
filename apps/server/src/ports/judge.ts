import type { Verdict } from '@deadpan/game';
import type { Still, UserId } from '@deadpan/protocol';

export type { Verdict };

/** A caption as the judge sees it. */
export interface CaptionToJudge {
  id: UserId;
  text: string;
}

/** Who scores the captions of round 3 beside the players' laughter (design "Round 3"). Every adapter passes `test/contracts/judge.ts`. */
export interface Judge {
  /** Takes the image and its captions; returns a score of 0 to 1 and one line of reason for each. Rejects, after a bounded time, when it cannot. */
  judge(still: Still, captions: readonly CaptionToJudge[]): Promise<Verdict>;
  /** Ends what it keeps running; twice is fine. */
  close(): Promise<void>;
}
