import { parentPort, workerData } from 'node:worker_threads';
import { BadClip, type Clip } from '../../ports/clips.ts';
import { readClip } from './read-clip.ts';

/** What the thread says at its end. */
export type ClipAnswer = { clip: Clip } | { bad: string };

/** The thread that reads one file, and ends. */
async function main(): Promise<void> {
  const { bytes } = workerData as { bytes: Uint8Array };
  let answer: ClipAnswer;
  try {
    answer = { clip: await readClip(bytes) };
  } catch (error) {
    if (!(error instanceof BadClip)) throw error;
    answer = { bad: error.message };
  }
  const transfer = 'clip' in answer ? [answer.clip.bytes.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(answer, transfer);
}

await main();
