import type { Plan } from '@deadpan/forge';
import type { MemeFormat, MemeStyle, MemeText, MemeTextLook, UserId } from '@deadpan/protocol';

/** Everything a meme is drawn from, and how large it is. The store never looks inside. */
export interface MemeDrawing {
  plan: Plan;
  texts: MemeText[];
  looks: MemeTextLook[];
  width: number;
  height: number;
  /** The player wrote the alt text; it stays when the texts change. */
  ownAlt: boolean;
}

/** A meme as it is kept. */
export interface KeptMeme {
  id: string;
  userId: UserId;
  /** wall clock, ms */
  createdAt: number;
  /** as it was used: cut and masked */
  prompt: string;
  style: MemeStyle;
  format: MemeFormat;
  variant: number;
  drawing: MemeDrawing;
  alt: string;
  edited: boolean;
  /** Names of pictures (32 hex digits): with its texts, without them, and what an image model painted behind both. */
  picture: string;
  base: string;
  background: string | null;
  /** `ai_model` and `message` of the wire */
  model: string;
  message: string;
}

/** What an edit changes. */
export type MemeChange = Pick<KeptMeme, 'drawing' | 'alt' | 'edited' | 'picture'>;

/** Where in a gallery a page begins: after this meme. */
export type MemePlace = Pick<KeptMeme, 'createdAt' | 'id'>;

/** The memes players made. Nobody's but the owner's are ever found. Every adapter passes `test/contracts/memes.ts`. */
export interface Memes {
  /** False, and nothing is kept, when the account has gone. */
  insert(meme: KeptMeme): Promise<boolean>;
  byId(owner: UserId, id: string): Promise<KeptMeme | null>;
  /** The newest first, at most `limit`. */
  list(owner: UserId, page: { before: MemePlace | null; limit: number }): Promise<KeptMeme[]>;
  count(owner: UserId): Promise<number>;
  /** The oldest, beyond so many that are newer. */
  beyond(owner: UserId, kept: number): Promise<KeptMeme[]>;
  /** False, and nothing changes, unless the meme is there and `was` is still its picture. */
  change(owner: UserId, id: string, was: string, change: MemeChange): Promise<boolean>;
  /** The meme that was removed, or null when there was none. */
  remove(owner: UserId, id: string): Promise<KeptMeme | null>;
  /** Removes all of a player's and returns them. Twice is fine. */
  forget(owner: UserId): Promise<KeptMeme[]>;
}
