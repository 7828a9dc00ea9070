import { randomBytes } from 'node:crypto';

/** 128 bits nobody guesses: ids of decks and items, names of their files. */
export const unguessable = (): string => randomBytes(16).toString('hex');

const types = { mp4: 'video/mp4', webm: 'video/webm', webp: 'image/webp' } as const;
export type FileType = keyof typeof types;

const FILE = /^[0-9a-f]{32}\.(mp4|webm|webp)$/;

/** A name for a new file. It says nothing of the content: whoever has the same file does not find out that somebody keeps it. */
export const newFile = (type: FileType): string => `${unguessable()}.${type}`;

/** Takes a name somebody asks for; returns its content type, or null when it is none of ours. */
export function typeOfFile(file: string): string | null {
  const type = FILE.exec(file)?.[1];
  return type === undefined ? null : types[type as FileType];
}

export const keyOf = (file: string): string => `decks/${file}`;
export const addressOf = (file: string): string => `/media/decks/${file}`;
