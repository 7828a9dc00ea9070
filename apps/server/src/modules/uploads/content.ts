import { limits } from '@deadpan/protocol';
import type { KeptItem } from '../../ports/decks.ts';
import { BadFileError, type FileReader, type ReadingCost } from '../../ports/file-reader.ts';
import type { FileType } from '../decks/files.ts';
import { drawStill } from '../decks/pictures.ts';

/** What a file turned out to be. */
export type Content = Pick<KeptItem, 'kind' | 'duration' | 'width' | 'height'> & { type: FileType; data: Uint8Array };

const { clip, still } = limits.decks;
const inMb = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

async function readStill(files: FileReader, bytes: Buffer): Promise<Content & ReadingCost> {
  if (bytes.length > still.bytes) throw new BadFileError(`That picture is larger than ${inMb(still.bytes)}. Save it smaller first.`);
  const { bytes: data, width, height, cpuMs } = await drawStill(files, bytes);
  return { kind: 'still', type: 'webp', data, width, height, duration: null, cpuMs };
}

/** The content decides what a file is, not its name or type. Rejects with `BadFileError`. */
export async function readContent(files: FileReader, bytes: Buffer): Promise<Content & ReadingCost> {
  if (files.isPicture(bytes)) return readStill(files, bytes);
  const { bytes: data, type, durationMs, width, height, cpuMs } = await files.readClip(bytes);
  if (data.length > clip.bytes) throw new BadFileError(`That clip is larger than ${inMb(clip.bytes)}. Export it smaller first.`);
  return { kind: 'clip', type, data, duration: durationMs, width, height, cpuMs };
}
