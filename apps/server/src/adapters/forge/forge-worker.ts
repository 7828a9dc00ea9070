import { compose, describe, fromTexts, openArtist, promptForModel, type Artist, type Plan, type Wish } from '@deadpan/forge';
import type { MemeText } from '@deadpan/protocol';
import { serveJobs } from '../workers/serve-jobs.ts';
import type { Ask, Composed, ForgeAnswer, ForgeJob } from './jobs.ts';
import { sceneOf } from './scene.ts';

const behind = (background: Uint8Array | null) => (background === null ? {} : { background });

function ask(artist: Artist, wish: Wish): Ask {
  const { width, height } = artist.layOut(compose(wish, null));
  return { ...promptForModel(wish), scene: sceneOf(wish), width, height };
}

type Compose = Extract<ForgeJob, { do: 'compose' }>;

async function drawn(artist: Artist, plan: Plan, background: Uint8Array | null): Promise<Omit<Composed, 'wordsUsed'>> {
  const picture = await artist.draw(plan, { ...behind(background), type: 'webp' });
  const base = await artist.draw(plan, { ...behind(background), words: false, type: 'webp' });
  return { plan, alt: describe(plan), ...artist.layOut(plan), picture, base };
}

/** The meme with the words a language model wrote; null when they are of no use, be it to the one who plans or to the one who draws. */
async function worded(artist: Artist, { wish, words, background }: Compose): Promise<Composed | null> {
  try {
    const plan = fromTexts(wish, words);
    return plan && { ...(await drawn(artist, plan, background)), wordsUsed: true };
  } catch {
    return null;
  }
}

const composed = async (artist: Artist, job: Compose): Promise<Composed> =>
  (await worded(artist, job)) ?? { ...(await drawn(artist, compose(job.wish, job.meaning), job.background)), wordsUsed: false };

/** The plan as if it had been composed with these words. */
const reworded = (plan: Plan, texts: readonly MemeText[]): Plan => ({
  ...plan,
  texts: { ...plan.texts, ...Object.fromEntries(texts.map(({ slot, text }) => [slot, text])) },
});

async function answerTo(artist: Artist, job: ForgeJob): Promise<ForgeAnswer> {
  switch (job.do) {
    case 'ask':
      return ask(artist, job.wish);
    case 'compose':
      return composed(artist, job);
    case 'draw': {
      const { plan, texts, background, as } = job;
      const picture = await artist.draw(plan, { ...behind(background), texts, type: as === 'image/webp' ? 'webp' : 'png' });
      return { picture, alt: describe(reworded(plan, texts)) };
    }
  }
}

const [, , , art] = process.argv;
const opening = openArtist(art === undefined ? {} : { folder: art });
// A job waits for it and tells what failed.
opening.catch(() => undefined);

serveJobs(async (job: ForgeJob) => answerTo(await opening, job));
