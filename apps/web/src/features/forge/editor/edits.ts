import type { MemeResult, MemeText } from '@deadpan/protocol';

/** What can be changed by hand: the texts with their places, and the description. */
export interface Sheet {
  texts: readonly MemeText[];
  alt: string;
}

/** What is saved of a meme. */
export const sheetOf = ({ texts, alt }: Pick<MemeResult, 'texts' | 'alt'>): Sheet => ({ texts, alt });

/** A sheet with what it was before and what was undone. */
export interface Edits {
  past: readonly Sheet[];
  now: Sheet;
  future: readonly Sheet[];
  /** what the last change was part of: another of the same mark joins it, so that a word or a drag is undone at once */
  mark: string | null;
}

const MOST = 200;

export const begin = (sheet: Sheet): Edits => ({ past: [], now: sheet, future: [], mark: null });

/** Changes the sheet; `mark` as in `Edits`, null for a change of its own. */
export function change({ past, now, mark: last }: Edits, next: Sheet, mark: string | null): Edits {
  const joins = mark !== null && mark === last;
  return { past: joins ? past : [...past, now].slice(-MOST), now: next, future: [], mark };
}

/** Ends what the last change was part of. */
export const settle = (edits: Edits): Edits => (edits.mark === null ? edits : { ...edits, mark: null });

export function undo(edits: Edits): Edits {
  const before = edits.past.at(-1);
  if (!before) return edits;
  return { past: edits.past.slice(0, -1), now: before, future: [edits.now, ...edits.future], mark: null };
}

export function redo(edits: Edits): Edits {
  const [next, ...future] = edits.future;
  if (!next) return edits;
  return { past: [...edits.past, edits.now], now: next, future, mark: null };
}

const same = (a: MemeText, b: MemeText): boolean =>
  a.text === b.text && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The texts that are not as they were saved: those have to be sent. */
export const changedTexts = (saved: Sheet, now: Sheet): MemeText[] =>
  now.texts.filter((text) => {
    const old = saved.texts.find(({ slot }) => slot === text.slot);
    return !old || !same(old, text);
  });

/** Whether there is anything to save. */
export const isChanged = (saved: Sheet, now: Sheet): boolean => saved.alt !== now.alt || changedTexts(saved, now).length > 0;

/** A sheet whose meme was saved and drawn anew: what was left as it had been is as it is now, what was changed stays changed. */
export function onto(sheet: Sheet, before: Sheet, drawn: Sheet): Sheet {
  const text = (one: MemeText): MemeText => {
    const [was, is] = [before, drawn].map(({ texts }) => texts.find(({ slot }) => slot === one.slot));
    return was && is && same(one, was) ? is : one;
  };
  return { texts: sheet.texts.map(text), alt: sheet.alt === before.alt ? drawn.alt : sheet.alt };
}

/** The same of all that can be undone as well. */
export const rebased = ({ past, now, future, mark }: Edits, before: Sheet, drawn: Sheet): Edits => {
  const moved = (sheet: Sheet): Sheet => onto(sheet, before, drawn);
  return { past: past.map(moved), now: moved(now), future: future.map(moved), mark };
};

/** A sheet with one of its texts replaced. */
export const withText = (sheet: Sheet, text: MemeText): Sheet => ({
  ...sheet,
  texts: sheet.texts.map((one) => (one.slot === text.slot ? text : one)),
});
