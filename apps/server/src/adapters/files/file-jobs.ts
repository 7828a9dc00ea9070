import type { Clip, Picture, PictureSpec } from '../../ports/file-reader.ts';

/** A job of the file worker: the untrusted file at `input` is read, what it becomes is written to `output`. */
export type FileJob = { input: string; output: string } & ({ do: 'read_clip' } | { do: 'redraw_picture'; spec: PictureSpec });

export type ClipFacts = Omit<Clip, 'bytes'>;
export type PictureFacts = Omit<Picture, 'bytes'>;
/** `refused`: what is wrong with the file, in words for its owner. */
export type FileAnswer = { clip: ClipFacts } | { picture: PictureFacts } | { refused: string };
