import { parentPort, workerData } from 'node:worker_threads';
import { compose, describe, fromTexts, openArtist, promptForModel, type Artist, type Plan, type Wish } from '@deadpan/forge';
import type { MemeText } from '@deadpan/protocol';
import { runBehindMatches } from '../behind-matches.ts';
import type { Ask, Composed, ForgeAnswer, ForgeJob, ForgeThreadData } from './jobs.ts';
import { sceneOf } from './scene.ts';
import type { ThreadAnswer } from './threads.ts';

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

/** A thread of the meme engine: planning, drawing and encoding, which the event loop must not feel. */
function main(): void {
  const port = parentPort;
  if (!port) throw new Error('The forge runs as a worker thread.');
  runBehindMatches();
  const opened = openArtist({ folder: (workerData as ForgeThreadData).art });
  opened.catch(() => undefined);

  async function work(job: ForgeJob): Promise<ThreadAnswer<ForgeAnswer>> {
    try {
      return { done: await answerTo(await opened, job) };
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
  port.on('message', (job: ForgeJob) => void work(job).then((answer) => port.postMessage(answer)));
}

main();
