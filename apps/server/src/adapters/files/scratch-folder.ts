import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files on their way to a worker process and back. Over the pipe between the processes, 20 MB would stop the event loop for 50 ms and more. */
export interface ScratchFolder {
  /** Hands the bytes over as a file and calls `handle` with its path and with the path its result belongs to; both files go when it ends. */
  withFile<T>(bytes: Uint8Array, handle: (input: string, output: string) => Promise<T>): Promise<T>;
  /** Reads the result that a worker wrote; null when it is larger than `most` bytes. */
  readOutput(path: string, most: number): Promise<Uint8Array | null>;
  /** Removes the folder; twice is fine. */
  close(): Promise<void>;
}

export function createScratchFolder(): ScratchFolder {
  let making: Promise<string> | undefined;
  let last = 0;

  return {
    async withFile(bytes, handle) {
      // Readable for this user alone.
      making ??= mkdtemp(join(tmpdir(), 'deadpan-files-'));
      const path = join(await making, String(++last));
      const [input, output] = [`${path}.in`, `${path}.out`];
      try {
        await writeFile(input, bytes, { flag: 'wx', mode: 0o600 });
        return await handle(input, output);
      } finally {
        await Promise.all([rm(input, { force: true }), rm(output, { force: true })]);
      }
    },
    async readOutput(path, most) {
      const file = await open(path);
      try {
        const { size } = await file.stat();
        return size > most ? null : await file.readFile();
      } finally {
        await file.close();
      }
    },
    async close() {
      if (making) await rm(await making, { recursive: true, force: true });
    },
  };
}
