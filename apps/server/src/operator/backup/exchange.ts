import { existsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mistake } from '../mistake.ts';

/** What takes whose place: names in two folders of one disk. */
export interface Exchange {
  from: string;
  to: string;
  /** In `to`; those that are not there are not missed. */
  leaving: readonly string[];
  /** In `from`. */
  coming: readonly string[];
  /** Where what leaves is put, a folder that is made for it: it is never deleted. */
  aside: string;
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Puts what leaves aside and what comes in its place, by nothing but new names, which want no room on the disk; when one is refused, all is put back.
 * Returns whether anything was put aside. Throws a `Mistake` that says what is where.
 */
export async function exchange({ from, to, leaving, coming, aside }: Exchange, move = rename): Promise<boolean> {
  const there = leaving.filter((name) => existsSync(join(to, name)));
  const moved: { was: string; is: string }[] = [];
  const step = async (was: string, is: string): Promise<void> => {
    await move(was, is);
    moved.push({ was, is });
  };
  let isMade = false;
  try {
    if (there.length > 0) {
      await mkdir(aside, { mode: 0o700 });
      isMade = true;
    }
    for (const name of there) await step(join(to, name), join(aside, name));
    for (const name of coming) await step(join(from, name), join(to, name));
  } catch (error) {
    let stuck: unknown;
    // Each by itself: what can be put back is.
    for (const { was, is } of moved.toReversed()) await move(is, was).catch((again: unknown) => (stuck ??= again));
    if (stuck !== undefined) {
      throw new Mistake(`What was there is in ${aside}, and could not all be put back: ${why(stuck)} (after ${why(error)})`, {
        cause: stuck,
      });
    }
    if (isMade) await rmdir(aside).catch(() => undefined); // an empty folder is no loss
    throw new Mistake(`${to} is as it was: ${why(error)}`, { cause: error });
  }
  return isMade;
}
