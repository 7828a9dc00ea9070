import { randomUUID } from 'node:crypto';
import {
  cleanCaption,
  limits,
  type EditMemeBody,
  type FamilyLevel,
  type GenerateMemeAnswer,
  type GenerateMemeBody,
  type MemeGallery,
  type MemeResult,
  type UserId,
} from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { BlobStream } from '../../ports/blobs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Forge } from '../../ports/forge.ts';
import type { KeptMeme, MemePlace, Memes as Store } from '../../ports/memes.ts';
import { createQueue } from '../rooms/queue.ts';
import { namesOf, type Pictures } from './pictures.ts';
import { usablePrompt, type Mask } from './prompt.ts';
import { filenameOf, pictureUrl, toResult } from './shown.ts';
import { changedTexts } from './texts.ts';

export interface MemesDeps {
  forge: Forge;
  store: Store;
  pictures: Pictures;
  mask: Mask;
  /** which lines of the engine's own may be used */
  family: FamilyLevel;
  clock: Clock;
}

/** What making a meme says beside the meme. */
export interface Made {
  answer: GenerateMemeAnswer;
  engine: 'embedded' | 'ai';
  fellBack: boolean;
}

/** The memes of players. Failures are `HttpFailure`s, or what the `Forge` rejects with. */
export interface PlayersMemes {
  generate(owner: UserId, body: GenerateMemeBody, signal: AbortSignal): Promise<Made>;
  gallery(owner: UserId, before: string | undefined): Promise<MemeGallery>;
  one(owner: UserId, id: string): Promise<MemeResult>;
  edit(owner: UserId, id: string, body: EditMemeBody, signal: AbortSignal): Promise<MemeResult>;
  remove(owner: UserId, id: string): Promise<void>;
  png(owner: UserId, id: string, signal: AbortSignal): Promise<{ bytes: Uint8Array; filename: string }>;
  /** The picture of this name (32 hex digits), for whoever knows it. */
  open(name: string): Promise<BlobStream | null>;
  /** The player's account is being deleted. Twice is fine. */
  forget(owner: UserId): Promise<void>;
  exported(owner: UserId): Promise<object>;
}

const { kept, perPage } = limits.forge;
const notFound = (): HttpFailure => new HttpFailure(404, 'There is no such meme among yours.', { code: 'MEME_NOT_FOUND' });

function placeOf(before: string | undefined): MemePlace | null {
  const dot = before?.indexOf('.') ?? -1;
  return before === undefined || dot < 0 ? null : { createdAt: Number(before.slice(0, dot)), id: before.slice(dot + 1) };
}

export function createPlayersMemes({ forge, store, pictures, mask, family, clock }: MemesDeps): PlayersMemes {
  // Per player one after another: an edit must not find its picture cleared away as the former one of the next.
  const queue = createQueue();

  async function mine(owner: UserId, id: string): Promise<KeptMeme> {
    const meme = await store.byId(owner, id);
    if (!meme) throw notFound();
    return meme;
  }
  const behind = async ({ background }: KeptMeme): Promise<Uint8Array | null> => (background === null ? null : pictures.get(background));

  async function keep(meme: KeptMeme): Promise<void> {
    if (!(await store.insert(meme))) throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
  }

  /** The oldest make room. */
  async function prune(owner: UserId): Promise<number> {
    const old = await store.beyond(owner, kept);
    for (const { id } of old) {
      const removed = await store.remove(owner, id);
      if (removed) await pictures.drop(namesOf(removed));
    }
    return old.length;
  }

  return {
    async generate(owner, { prompt: typed, style, format, variant = 0 }, signal) {
      const prompt = usablePrompt(typed, mask);
      const forged = await forge.make({ prompt, style, format, variant, family }, signal);
      const { plan, texts, looks, width, height, alt, model, message, engine, fellBack } = forged;
      const id = randomUUID();
      const names: string[] = [];
      const keepPicture = async (bytes: Uint8Array): Promise<string> => {
        const name = await pictures.keep(id, bytes);
        names.push(name);
        return name;
      };
      try {
        const meme: KeptMeme = {
          id,
          userId: owner,
          createdAt: Math.round(clock.now()),
          prompt,
          style,
          format,
          variant,
          drawing: { plan, texts, looks, width, height, ownAlt: false },
          alt,
          edited: false,
          picture: await keepPicture(forged.picture),
          base: await keepPicture(forged.base),
          background: forged.background && (await keepPicture(forged.background)),
          model,
          message,
        };
        // Who gave up has no meme.
        signal.throwIfAborted();
        await keep(meme);
        const gone = await queue.run(owner, () => prune(owner));
        const room = gone === 0 ? '' : ` ${kept} memes are kept: your oldest made room.`;
        return { answer: { status: 'completed', result: toResult(meme), message: `${message}${room}` }, engine, fellBack };
      } catch (error) {
        await pictures.drop(names);
        throw error;
      }
    },

    async gallery(owner, before) {
      const [found, total] = await Promise.all([store.list(owner, { before: placeOf(before), limit: perPage + 1 }), store.count(owner)]);
      const page = found.slice(0, perPage);
      const last = found.length > perPage ? page.at(-1) : undefined;
      return { memes: page.map(toResult), next: last ? `${last.createdAt}.${last.id}` : null, total };
    },

    one: async (owner, id) => toResult(await mine(owner, id)),

    edit: (owner, id, body, signal) =>
      queue.run(owner, async () => {
        const meme = await mine(owner, id);
        const texts = changedTexts(meme.drawing.texts, body.texts, mask);
        const drawn = await forge.draw({ plan: meme.drawing.plan, texts, background: await behind(meme), as: 'image/webp' }, signal);
        const said = body.alt === undefined ? null : mask(cleanCaption(body.alt));
        const ownAlt = said === null ? meme.drawing.ownAlt : said !== '';
        const alt = ownAlt ? (said ?? meme.alt) : drawn.alt;
        const picture = await pictures.keep(id, drawn.picture);
        const change = { drawing: { ...meme.drawing, texts, ownAlt }, alt, edited: true, picture };
        if (!(await store.change(owner, id, meme.picture, change))) {
          if (picture !== meme.picture) await pictures.drop([picture]);
          throw notFound();
        }
        if (picture !== meme.picture) await pictures.drop([meme.picture]);
        return toResult({ ...meme, ...change });
      }),

    remove: (owner, id) =>
      queue.run(owner, async () => {
        const removed = await store.remove(owner, id);
        if (!removed) throw notFound();
        await pictures.drop(namesOf(removed));
      }),

    async png(owner, id, signal) {
      const meme = await mine(owner, id);
      const { plan, texts } = meme.drawing;
      const { picture } = await forge.draw({ plan, texts, background: await behind(meme), as: 'image/png' }, signal);
      return { bytes: picture, filename: filenameOf(meme) };
    },

    open: pictures.open,

    forget: (owner) =>
      queue.run(owner, async () => {
        for (const meme of await store.forget(owner)) await pictures.drop(namesOf(meme));
      }),

    async exported(owner) {
      const all = await store.list(owner, { before: null, limit: kept });
      return all.map((meme) => ({
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
      }));
    },
  };
}
