import type { MatchRecord } from '@deadpan/protocol';

/** What made a player smile most often, and how quickly it did at best. */
export interface Breaker {
  /** null: nothing was on */
  title: string | null;
  times: number;
  /** ms after the play's start, of the quickest time */
  afterMs: number;
  play: number;
}

type Plays = MatchRecord['plays'];

/** The title of a clip of a play. */
export const titleOf = (play: Plays[number] | undefined, memeId: string | null): string | null =>
  play?.memes.find((one) => one.id === memeId)?.title ?? null;

/** The meme that broke this player: the one smiled over most often, of several the quickest; null for who never smiled. */
export function brokeYou(plays: Plays, who: string): Breaker | null {
  const smiles = plays.flatMap((play) =>
    play.outs
      .filter((out) => out.user_id === who && out.reason === 'smile')
      .map((out) => ({ id: out.memeId, title: titleOf(play, out.memeId), afterMs: out.afterMs ?? 0, play: play.play })),
  );
  const known = smiles.some((smile) => smile.title !== null) ? smiles.filter((smile) => smile.title !== null) : smiles;
  const times = (id: string | null): number => known.filter((smile) => smile.id === id).length;
  const [worst] = known.toSorted((a, b) => times(b.id) - times(a.id) || a.afterMs - b.afterMs);
  return worst ? { title: worst.title, times: times(worst.id), afterMs: worst.afterMs, play: worst.play } : null;
}

/** Counts the finished plays that this player survived: without one, a face that did not smile proves nothing. */
export const countSurvivedPlays = (plays: Plays, who: string): number =>
  plays.filter(({ unfinished, outs }) => !unfinished && !outs.some((out) => out.user_id === who)).length;
