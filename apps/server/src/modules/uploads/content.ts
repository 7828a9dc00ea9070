import { limits } from '@deadpan/protocol';
import { BadClip, type Clips } from '../../ports/clips.ts';
import type { KeptItem } from '../../ports/decks.ts';
import type { FileType } from '../decks/files.ts';
import { drawStill } from '../decks/pictures.ts';
import { BadPicture, isPicture } from '../pictures/drawn-anew.ts';
import { badUpload } from './refusals.ts';

/** What a file turned out to be. */
export type Content = Pick<KeptItem, 'kind' | 'duration' | 'width' | 'height'> & { type: FileType; data: Uint8Array };

const { clip, still } = limits.decks;

async function asStill(bytes: Buffer): Promise<Content> {
  if (bytes.length > still.bytes) throw badUpload(`That picture is larger than ${still.bytes / 1024 / 1024} MB. Save it smaller first.`);
  const { bytes: data, width, height } = await drawStill(bytes);
  return { kind: 'still', type: 'webp', data, width, height, duration: null };
}

/** Takes the bytes of a file; returns what goes into the deck, or throws a `HttpFailure` that says what is wrong with it. Names and types that it was given are not looked at. */
export async function readContent(clips: Clips, bytes: Buffer): Promise<Content> {
  try {
    if (isPicture(bytes)) return await asStill(bytes);
    const { bytes: data, type, durationMs, width, height } = await clips.read(bytes);
    if (data.length > clip.bytes) throw badUpload(`That clip is larger than ${clip.bytes / 1024 / 1024} MB. Export it smaller first.`);
    return { kind: 'clip', type, data, duration: durationMs, width, height };
  } catch (error) {
    if (error instanceof BadClip || error instanceof BadPicture) throw badUpload(error.message);
    throw error;
  }
}
