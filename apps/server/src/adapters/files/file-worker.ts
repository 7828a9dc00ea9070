import { readFile, writeFile } from 'node:fs/promises';
import { BadFileError } from '../../ports/file-reader.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import type { FileAnswer, FileJob } from './file-jobs.ts';

async function answer(job: FileJob): Promise<FileAnswer> {
  const bytes = await readFile(job.input);
  // The libraries are loaded with the first file of their kind.
  if (job.do === 'read_clip') {
    const { readClip } = await import('../clips/read-clip.ts');
    const { bytes: repacked, ...clip } = await readClip(bytes);
    await writeFile(job.output, repacked);
    return { clip };
  }
  const { redrawPicture } = await import('./redraw-picture.ts');
  const { bytes: redrawn, ...picture } = await redrawPicture(bytes, job.spec);
  await writeFile(job.output, redrawn);
  return { picture };
}

serveJobs(async (job: FileJob): Promise<FileAnswer> => {
  try {
    return await answer(job);
  } catch (error) {
    if (error instanceof BadFileError) return { refused: error.message };
    throw error;
  }
});
