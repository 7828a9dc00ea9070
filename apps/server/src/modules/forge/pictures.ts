import { randomBytes } from 'node:crypto';
import type { BlobStore, BlobStream } from '../../ports/blobs.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { KeptMeme } from '../../ports/memes.ts';

const keyOf = (name: string): string => `forged/${name}.webp`;

/** The pictures of memes, each under a new name nobody guesses: kept for good, and none is ever anybody else's, so whoever is done with one may delete it. */
export interface Pictures {
  /** Returns the name, 32 hex digits. */
  keep(bytes: Uint8Array): Promise<string>;
  get(name: string): Promise<Uint8Array | null>;
  open(name: string): Promise<BlobStream | null>;
  drop(names: readonly (string | null)[]): Promise<void>;
}

/** Takes a meme; returns the names of all its pictures. */
export const namesOf = ({ picture, base, background }: Pick<KeptMeme, 'picture' | 'base' | 'background'>): (string | null)[] => [
  picture,
  base,
  background,
];

/**
 * Takes the pictures, the names of some that were just kept, and what notes them in a row; returns what that did. Unless it is true they go again,
 * also when noting them fails. While the database is away nobody knows whether a row names them, and they stay: without it they are only waste,
 * but a meme without its pictures cannot be shown.
 */
export async function noted(
  pictures: Pick<Pictures, 'drop'>,
  names: readonly (string | null)[],
  note: () => Promise<boolean>,
): Promise<boolean> {
  const isNoted = await note().catch(async (error: unknown) => {
    // What cannot be removed now is waste, and no answer.
    if (!(error instanceof DatabaseAway)) await pictures.drop(names).catch(() => undefined);
    throw error;
  });
  if (!isNoted) await pictures.drop(names);
  return isNoted;
}

export function createPictures(blobs: BlobStore): Pictures {
  return {
    async keep(bytes) {
      const name = randomBytes(16).toString('hex');
      await blobs.put(keyOf(name), bytes);
      return name;
    },
    get: (name) => blobs.get(keyOf(name)),
    open: (name) => blobs.stream(keyOf(name)),
    async drop(names) {
      for (const name of new Set(names)) if (name !== null) await blobs.delete(keyOf(name));
    },
  };
}
