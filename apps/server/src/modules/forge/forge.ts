import { limits, type EditMemeBody, type GenerateMemeBody, type MemeGallery, type MemeResult, type UserId } from '@deadpan/protocol';
import { createQueue } from '../../async/queue.ts';
import { HttpFailure } from '../../http/failure.ts';
import { readPlace, writePlace } from '../../http/place.ts';
import type { BlobStream } from '../../ports/blobs.ts';
import type { Forge } from '../../ports/forge.ts';
import type { KeptMeme, MemePlace, Memes as Store } from '../../ports/memes.ts';
import { createChanging } from './changing.ts';
import { clearAll, clearMeme } from './clearing.ts';
import { createMaking, type Made, type MakingDeps } from './making.ts';
import type { Pictures } from './pictures.ts';
import { filenameOf, pictureUrl, toResult } from './shown.ts';

export interface MemesDeps extends MakingDeps {
  forge: Forge;
  store: Store;
  pictures: Pictures;
}

/** The memes of players. Failures are `HttpFailure`s, or what the `Forge` rejects with. */
export interface PlayersMemes {
  /** Makes a meme of a prompt and keeps it. Throws 422. */
  generate(owner: UserId, body: GenerateMemeBody, signal: AbortSignal): Promise<Made>;
  /** A page of the player's own, the newest first; `before` is the `next` of the page before. */
  gallery(owner: UserId, before: string | undefined): Promise<MemeGallery>;
  /** Throws 404 unless it is the player's, as `edit`, `remove` and `png` do. */
  one(owner: UserId, id: string): Promise<MemeResult>;
  /** Changes its texts; returns it as it is drawn then. */
  edit(owner: UserId, id: string, body: EditMemeBody, signal: AbortSignal): Promise<MemeResult>;
  remove(owner: UserId, id: string): Promise<void>;
  /** Draws it as a PNG, with the name of a file to keep it under. */
  png(owner: UserId, id: string, signal: AbortSignal): Promise<{ bytes: Uint8Array; filename: string }>;
  /** The picture of this name (32 hex digits), for whoever knows it. */
  open(name: string): Promise<BlobStream | null>;
  /** The player's account is being deleted. Twice is fine. */
  forget(owner: UserId): Promise<void>;
}

const { kept, perPage } = limits.forge;
const notFound = (): HttpFailure => new HttpFailure(404, 'There is no such meme among yours.', { code: 'MEME_NOT_FOUND' });

function placeOf(before: string | undefined): MemePlace | null {
  const place = readPlace(before);
  return place && { createdAt: place.at, id: place.id };
}

const exportedOf = (meme: KeptMeme): object => ({
  id: meme.id,
  created_at: new Date(meme.createdAt).toISOString(),
  prompt: meme.prompt,
  style: meme.style,
  format: meme.format,
  texts: meme.drawing.texts.map(({ text }) => text),
  alt: meme.alt,
  composed_by: meme.model,
  edited: meme.edited,
  picture: pictureUrl(meme.picture),
});

/** Takes the store; returns what a player's export has of their memes. */
export const exportMemes =
  (store: Pick<MemesDeps['store'], 'list'>) =>
  async (owner: UserId): Promise<object[]> =>
    (await store.list(owner, { before: null, limit: kept })).map(exportedOf);

/** The service of players' memes: what is made in the forge, kept, changed and taken away. */
export function createPlayersMemes(deps: MemesDeps): PlayersMemes {
  const { forge, store, pictures, mask } = deps;
  // Per player one after another: the second of two edits at once begins where the first one ended.
  const queue = createQueue();
  const behind = async ({ background }: KeptMeme): Promise<Uint8Array | null> => (background === null ? null : pictures.get(background));
  const change = createChanging({ forge, store, pictures, mask, behind });

  async function mine(owner: UserId, id: string): Promise<KeptMeme> {
    const meme = await store.byId(owner, id);
    if (!meme) throw notFound();
    return meme;
  }

  return {
    generate: createMaking(deps),

    async gallery(owner, before) {
      const [found, total] = await Promise.all([store.list(owner, { before: placeOf(before), limit: perPage + 1 }), store.count(owner)]);
      const page = found.slice(0, perPage);
      const last = found.length > perPage ? page.at(-1) : undefined;
      return { memes: page.map(toResult), next: last ? writePlace({ at: last.createdAt, id: last.id }) : null, total };
    },

    one: async (owner, id) => toResult(await mine(owner, id)),

    edit: (owner, id, body, signal) => queue.run(owner, async () => change(await mine(owner, id), body, signal)),

    remove: (owner, id) =>
      queue.run(owner, async () => {
        if (!(await clearMeme(store, pictures, await mine(owner, id)))) throw notFound();
      }),

    async png(owner, id, signal) {
      const meme = await mine(owner, id);
      const { plan, texts } = meme.drawing;
      const { picture } = await forge.draw({ plan, texts, background: await behind(meme), as: 'image/png' }, signal);
      return { bytes: picture, filename: filenameOf(meme) };
    },

    open: pictures.open,

    forget: (owner) => queue.run(owner, () => clearAll(store, pictures, owner)),
  };
}
