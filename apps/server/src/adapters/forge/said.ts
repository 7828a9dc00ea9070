import type { Forged } from '../../ports/forge.ts';

/** How a part that an outside model was to bring went; null: none was asked. */
export interface Part {
  model: string;
  used: boolean;
}

const composer = (understood: boolean): string =>
  `embedded-composer/1 (${understood ? 'patterns, sentence meaning' : 'patterns'}, open artwork)`;
const OPEN_ARTWORK = 'open artwork; no image model painted it';

/** Takes who brought what; returns what the answer says about it: who composed the meme, from what, and that somebody was asked and failed. */
export function said(
  words: Part | null,
  background: Part | null,
  understood: boolean,
): Pick<Forged, 'model' | 'message' | 'engine' | 'fellBack'> {
  const writer = words?.used ? words.model : null;
  const painter = background?.used ? background.model : null;
  const failed = [words, background].filter((part) => part !== null && !part.used);
  const asked = [words, background].filter((part) => part !== null);
  const apology =
    failed.length === 0
      ? []
      : [failed.length === asked.length ? 'The AI service that was asked did not deliver.' : `${failed[0]?.model} did not deliver.`];
  const credit =
    writer !== null && painter !== null
      ? `The words are by ${writer} and the background is by ${painter}; the built-in engine put them together.`
      : writer !== null
        ? `The words are by ${writer}; the built-in engine drew them with ${OPEN_ARTWORK}.`
        : painter !== null
          ? `The background is by ${painter}; the built-in engine wrote the words.`
          : `Composed by the built-in engine from ${OPEN_ARTWORK}.`;
  const models = [...(writer === null ? [] : [`${writer} (words)`]), ...(painter === null ? [] : [`${painter} (background)`])];
  return {
    model: [...models, composer(understood)].join(' + '),
    message: [...apology, credit].join(' '),
    engine: models.length > 0 ? 'ai' : 'embedded',
    fellBack: failed.length > 0,
  };
}
