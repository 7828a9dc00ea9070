import { randomUUID } from 'node:crypto';
import { limits, type FamilyLevel, type GenerateMemeAnswer, type GenerateMemeBody, type UserId } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Forge, Forged } from '../../ports/forge.ts';
import type { KeptMeme, Memes as Store } from '../../ports/memes.ts';
import { clearBeyond } from './clearing.ts';
import { namesOf, noted, type Pictures } from './pictures.ts';
import { usablePrompt, type Mask } from './prompt.ts';
import { toResult } from './shown.ts';

export interface MakingDeps {
  forge: Pick<Forge, 'make'>;
  store: Pick<Store, 'insert' | 'beyond' | 'remove'>;
  pictures: Pick<Pictures, 'keep' | 'drop'>;
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

/** Takes whose meme, what is wished and when to stop; makes the meme and keeps it. Rejects with `HttpFailure` or as the `Forge` does. */
export type Make = (owner: UserId, body: GenerateMemeBody, signal: AbortSignal) => Promise<Made>;

type Names = Pick<KeptMeme, 'picture' | 'base' | 'background'>;
const { kept } = limits.forge;

export function createMaking({ forge, store, pictures, mask, family, clock }: MakingDeps): Make {
  /** All pictures, or none of them. */
  async function keepPictures({ picture, base, background }: Forged): Promise<Names> {
    const names: string[] = [];
    const keep = async (bytes: Uint8Array): Promise<string> => {
      const name = await pictures.keep(bytes);
      names.push(name);
      return name;
    };
    try {
      return { picture: await keep(picture), base: await keep(base), background: background && (await keep(background)) };
    } catch (error) {
      // What cannot be removed now is waste, and no answer.
      await pictures.drop(names).catch(() => undefined);
      throw error;
    }
  }

  return async (owner, { prompt: typed, style, format, variant = 0 }, signal) => {
    const prompt = usablePrompt(typed, mask);
    const forged = await forge.make({ prompt, style, format, variant, family }, signal);
    const { plan, texts, looks, width, height, alt, model, message, engine, fellBack } = forged;
    const names = await keepPictures(forged);
    const meme: KeptMeme = {
      id: randomUUID(),
      userId: owner,
      createdAt: Math.round(clock.now()),
      prompt,
      style,
      format,
      variant,
      drawing: { plan, texts, looks, width, height, ownAlt: false },
      alt,
      edited: false,
      ...names,
      model,
      message,
    };
    // Who gave up has no meme.
    const isKept = await noted(pictures, namesOf(names), async () => !signal.aborted && store.insert(meme));
    if (!isKept) {
      signal.throwIfAborted();
      throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
    }
    // The meme is there, whatever becomes of older ones: the next one makes room as well.
    const gone = await clearBeyond(store, pictures, owner, kept).catch(() => 0);
    const room = gone === 0 ? '' : ` ${kept} memes are kept: your oldest made room.`;
    return { answer: { status: 'completed', result: toResult(meme), message: `${message}${room}` }, engine, fellBack };
  };
}
