import { createHash } from 'node:crypto';
import { generatedAvatarPath, type AccountExport, type AvatarSeed, type User, type UserId } from '@deadpan/protocol';
import { createQueue } from '../../async/queue.ts';
import { takeTurns } from '../../async/turns.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { AccountChanges } from '../../ports/account-changes.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { BlobStore, BlobStream } from '../../ports/blobs.ts';
import { BadFileError, type FileReader } from '../../ports/file-reader.ts';
import { toUser } from '../accounts/accounts.ts';
import type { Show } from '../accounts/show.ts';
import { encodeAvatar } from './encode.ts';
import { exportedPicture, forgetPicture, keyOf, removePicture } from './kept.ts';

/** Beyond this many waiting pictures, one is refused rather than answered a minute later. */
const WAITING_MAX = 20;

/** The pictures of players. Failures are `HttpFailure`s. */
export interface Avatars {
  /** Takes the bytes of a picture; makes it the player's. */
  upload(userId: UserId, bytes: Uint8Array): Promise<User>;
  /** Makes a drawn face the player's picture. */
  choose(userId: UserId, seed: AvatarSeed): Promise<User>;
  clear(userId: UserId): Promise<User>;
  /** The player's account is being deleted: their picture goes with it. */
  forget(userId: UserId): Promise<void>;
  /** The uploaded picture of this name (32 hex digits). */
  open(name: string): Promise<BlobStream | null>;
  /** The uploaded picture behind a `profile_picture_url`, for its owner's export. */
  exported(url: string | null): Promise<AccountExport['picture']>;
}

export interface AvatarsDeps {
  blobs: BlobStore;
  files: FileReader;
  store: AccountStore;
  changes: AccountChanges;
  show: Show;
}

const busy = (): HttpFailure =>
  new HttpFailure(503, 'Too many pictures are being read. Please try again in a moment.', { code: 'UNAVAILABLE', retryAfterSeconds: 10 });

export function createAvatars({ blobs, files, store, changes, show }: AvatarsDeps): Avatars {
  // One at a time: a picture of 40 million pixels takes 160 MB while it is read.
  const turns = takeTurns(1, WAITING_MAX, busy);
  // Per player one after another: an upload must not find its file cleared away as the former one of the next.
  const queue = createQueue();

  async function encoded(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return await turns(() => encodeAvatar(files, bytes));
    } catch (error) {
      if (error instanceof BadFileError) throw new HttpFailure(400, error.message, { code: 'BAD_PICTURE' });
      throw error;
    }
  }

  async function set(userId: UserId, url: string | null): Promise<User> {
    const replaced = await changes.setPicture(userId, url);
    const account = replaced === 'no_player' ? null : await store.byId(userId);
    if (replaced === 'no_player' || !account) {
      await removePicture(blobs, url);
      throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
    }
    if (replaced.before !== url) await removePicture(blobs, replaced.before);
    await show(userId);
    return toUser(account);
  }

  return {
    upload: async (userId, bytes) => {
      const picture = await encoded(bytes);
      return queue.run(userId, async () => {
        // The player is part of the name, so that nobody's file is anybody else's, even if the pictures are the same.
        const name = createHash('sha256').update(`${userId}\n`).update(picture).digest('hex').slice(0, 32);
        await blobs.put(keyOf(name), picture);
        return set(userId, `/avatars/${name}.webp`);
      });
    },
    choose: (userId, seed) => queue.run(userId, () => set(userId, generatedAvatarPath(seed))),
    clear: (userId) => queue.run(userId, () => set(userId, null)),

    forget: (userId) => queue.run(userId, () => forgetPicture(changes, blobs, userId)),

    open: (name) => blobs.stream(keyOf(name)),

    exported: exportedPicture(blobs),
  };
}
