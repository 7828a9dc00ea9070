import type { Wish } from '@deadpan/forge';
import { ForgeBusy, ForgeFailed, type Forge } from '../../ports/forge.ts';
import type { Log } from '../../ports/log.ts';
import type { Ai, AiOptions } from './ai.ts';
import type { Engine } from './engine.ts';
import { faultOf } from './faults.ts';
import type { Ask } from './jobs.ts';
import { said, type Part } from './said.ts';

export interface WithAiOptions {
  engine: Engine;
  ai: Ai;
  settings: Pick<AiOptions, 'chatModel' | 'imageModel' | 'timeoutMs'> & {
    /** Nothing is composed by the built-in engine in its stead. */
    only: boolean;
  };
  /** Masks what offends in a text that came from elsewhere. */
  mask: (text: string, level: Wish['family']) => string;
  log: Log;
}

/** Memes that wait for an answer from outside at one time: each may hold a picture. */
const ASKING = 20;

type Outcome<T> = { model: string; got: T } | { model: string; error: unknown };
const gotten = <T>(outcome: Outcome<T> | null): T | null => (outcome && 'got' in outcome ? outcome.got : null);

async function tried<T>(model: string | null, ask: (model: string) => Promise<T>): Promise<Outcome<T> | null> {
  if (model === null) return null;
  try {
    return { model, got: await ask(model) };
  } catch (error) {
    return { model, error };
  }
}

/** Memes with the help of an outside service: its language model writes, its image model paints the background, and the built-in engine draws; it also does what they do not deliver, and the message says so. */
export function createForgeWithAi({ engine, ai, settings, mask, log }: WithAiOptions): Forge {
  const { chatModel, imageModel, timeoutMs, only } = settings;
  const closing = new AbortController();
  let asking = 0;

  /** Only the kind: the message of an API may quote what was sent to it. */
  const note = (error: unknown): void =>
    log.warn(
      { fault: faultOf(error), why: error instanceof Error ? error.name : typeof error },
      'the AI service did not deliver a part of a meme',
    );

  /** Throws when it is nested deeper than anybody can follow. */
  const inoffensive = (words: unknown, { family }: Wish): unknown =>
    JSON.parse(JSON.stringify(words), (_key, value: unknown) => (typeof value === 'string' ? mask(value, family) : value));

  /** What came of both models; when the service cannot even be asked whether it takes the prompt, neither is. */
  async function asked(wish: Wish, ask: Ask, signal: AbortSignal) {
    const allowed = await tried('moderation', () => ai.allows(wish.prompt, signal));
    if (allowed && 'error' in allowed) {
      const fail = (model: string | null) => tried<never>(model, () => Promise.reject(allowed.error));
      return [await fail(chatModel), await fail(imageModel)] as const;
    }
    if (allowed?.got === false) throw new ForgeFailed('refused_prompt');
    return Promise.all([
      tried(chatModel, async (model) => inoffensive(await ai.words(model, ask, signal), wish)),
      tried(imageModel, (model) => ai.background(model, ask, signal)),
    ]);
  }

  return {
    async make(wish, signal) {
      if (asking >= ASKING) throw new ForgeBusy('Too many memes wait for the AI service.');
      asking += 1;
      try {
        const ask = await engine.ask(wish, signal);
        const patience = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(timeoutMs)]);
        const [words, background] = await asked(wish, ask, patience);
        // Whoever gave up meanwhile is no failure of the service.
        signal.throwIfAborted();
        const failures = [words, background].flatMap((part) => (part && 'error' in part ? [part.error] : []));
        for (const error of failures) note(error);
        if (only && failures.length > 0) throw new ForgeFailed(faultOf(failures[0]), { cause: failures[0] });
        const given = { words: gotten(words), background: gotten(background) };
        const { understood, wordsUsed, ...composed } = await engine.compose(wish, given, signal);
        if (words && 'got' in words && !wordsUsed) {
          const error = new ForgeFailed('nonsense');
          note(error);
          if (only) throw error;
        }
        const part = (outcome: Outcome<unknown> | null, used: boolean): Part | null => outcome && { model: outcome.model, used };
        return {
          ...composed,
          background: given.background,
          ...said(part(words, wordsUsed), part(background, given.background !== null), understood),
        };
      } finally {
        asking -= 1;
      }
    },
    draw: engine.draw,
    waiting: engine.waiting,
    async close() {
      closing.abort();
      await engine.close();
    },
  };
}
