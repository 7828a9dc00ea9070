import { limits as sizes } from '@deadpan/protocol';
import { BadFileError, type FileReader, type PictureSpec, type ReadingCost } from '../../ports/file-reader.ts';
import { mapDiskError } from '../blobs/map-disk-errors.ts';
import type { ProcessLimits } from '../workers/process-limits.ts';
import { WorkerDiedError } from '../workers/worker-errors.ts';
import { createWorkerPool, type OnWorkerDeath } from '../workers/worker-pool.ts';
import type { ClipFacts, FileAnswer, FileJob, PictureFacts } from './file-jobs.ts';
import { isPicture } from './picture-signatures.ts';
import { createScratchFolder } from './scratch-folder.ts';

export interface FileReaderOptions {
  onDeath: OnWorkerDeath;
  /** For tests: tighter ones. */
  limits?: ProcessLimits;
}

/** Two, so that a file made to be slow leaves a process to everybody else's. */
const PROCESSES = 2;
/** The largest honest files take two seconds of processor time, a clip some 80 MB and a picture of 40 million pixels 160 MB. */
const LIMITS: ProcessLimits = { heapMb: 192, dataMb: 640, cpuSeconds: 12, niceness: 10 };
const IDLE_MS = 60_000;
/** Re-packing adds an index; a worker that writes more than this does what it was not asked to. */
const MOST_OUTPUT_BYTES = 2 * sizes.decks.clip.bytes;

type Result<Facts> = Facts & { bytes: Uint8Array } & ReadingCost;

const badFile = (message: string, cpuMs: number, cause?: Error): BadFileError =>
  Object.assign(new BadFileError(message, cause && { cause }), { cpuMs });

/** The `FileReader` port in worker processes: whatever a file does to its reader ends with that process. */
export function createFileReader({ onDeath, limits = LIMITS }: FileReaderOptions): FileReader {
  const scratch = createScratchFolder();
  const pool = createWorkerPool<FileJob, FileAnswer>({
    here: import.meta.url,
    worker: 'file-worker',
    processes: PROCESSES,
    limits,
    idleMs: IDLE_MS,
    onDeath,
  });

  /** A full disk refuses the scratch file here, or what the worker writes: neither says anything about the file. */
  const read = <Facts>(
    bytes: Uint8Array,
    job: { do: 'read_clip' } | { do: 'redraw_picture'; spec: PictureSpec },
    factsOf: (answer: FileAnswer) => Facts | null,
    tooHard: string,
  ): Promise<Result<Facts>> =>
    scratch
      .withFile(bytes, async (input, output) => {
        const { result, cpuMs } = await pool.run({ ...job, input, output }).catch((error: unknown) => {
          throw error instanceof WorkerDiedError ? badFile(tooHard, Infinity, error) : error;
        });
        if ('refused' in result) throw badFile(result.refused, cpuMs);
        const facts = factsOf(result);
        const written = await scratch.readOutput(output, MOST_OUTPUT_BYTES);
        if (!facts || !written) throw badFile(tooHard, Infinity);
        return { ...facts, bytes: written, cpuMs };
      })
      .catch((error: unknown) => {
        throw mapDiskError(error);
      });

  return {
    isPicture,
    readClip: (bytes) =>
      read<ClipFacts>(
        bytes,
        { do: 'read_clip' },
        (answer) => ('clip' in answer ? answer.clip : null),
        'That clip is too hard to read. Export it again, or send another one.',
      ),
    redrawPicture: (bytes, spec) =>
      read<PictureFacts>(
        bytes,
        { do: 'redraw_picture', spec },
        (answer) => ('picture' in answer ? answer.picture : null),
        'That picture is too hard to read. Please choose another one.',
      ),
    async close() {
      await pool.close();
      await scratch.close();
    },
  };
}
