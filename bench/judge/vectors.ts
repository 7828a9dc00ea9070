import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createEmbedder } from '../../apps/server/src/adapters/judge/embedder.ts';
import type { Contest } from './contests.ts';
import type { Vectors } from './fit.ts';

const MEANINGS = 512;
const AT_ONCE = 8;
const cache = new URL('../.cache/', import.meta.url);

/** Takes contests; returns the numbers of their captions' meaning, as the server's own worker process computes them. Some minutes for thousands, so they are kept in `bench/.cache`. */
export async function vectorsOf(contests: readonly Contest[]): Promise<Vectors> {
  const texts = [...new Set(contests.flatMap(({ captions }) => captions.map(({ caption }) => caption)))];
  const name = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const file = new URL(`judge-${name}.f32`, cache);
  if (!existsSync(file)) {
    const numbers = new Float32Array(texts.length * MEANINGS);
    const embedder = createEmbedder(({ reason }) => console.error(`The sentence model died: ${reason}`));
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const vectors = await embedder.embed(texts.slice(from, from + AT_ONCE));
      vectors.forEach((vector, at) => numbers.set(vector, (from + at) * MEANINGS));
    }
    await embedder.close();
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, numbers);
  }
  const bytes = readFileSync(file);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / Float32Array.BYTES_PER_ELEMENT);
  return new Map(texts.map((text, at) => [text, numbers.subarray(at * MEANINGS, (at + 1) * MEANINGS)]));
}
