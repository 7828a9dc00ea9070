import { limits } from '@deadpan/protocol';
import { fieldsOf, readJson } from '../storage/json.ts';
import { browserKept } from '../storage/kept.ts';

/** An upload that has begun: what the browser remembers of it, so that it can go on after the page was gone. */
export interface Begun {
  /** who, into which deck, and which file: its name, size and date */
  fingerprint: string;
  user: string;
  deck: string;
  name: string;
  bytes: number;
  url: string;
  /** wall clock, ms */
  at: number;
}

const KEY = 'deadpan.uploads';
/** More than one sitting leaves behind; the oldest go first. */
const MOST = 20;

type Kept = Pick<typeof browserKept, 'getItem' | 'setItem' | 'removeItem'>;

const isBegun = (value: unknown): value is Begun =>
  ['fingerprint', 'user', 'deck', 'name', 'url'].every((key) => typeof fieldsOf(value)[key] === 'string') &&
  ['bytes', 'at'].every((key) => typeof fieldsOf(value)[key] === 'number');

/** What makes a file the same file for the same player and deck. */
export const fingerprintOf = (
  user: string,
  deck: string,
  { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
): string => [user, deck, name, size, lastModified].join('|');

/** The memory of begun uploads. `now`: the wall clock, ms. What is older than the server keeps is forgotten. */
export function createBegun({ kept = browserKept, now = Date.now }: { kept?: Kept; now?: () => number } = {}) {
  const read = (): Begun[] => {
    const all = readJson(kept, KEY);
    return Array.isArray(all) ? all.filter(isBegun).filter(({ at }) => now() - at < limits.decks.uploadTtlMs) : [];
  };
  const write = (all: readonly Begun[]): void => {
    if (all.length === 0) kept.removeItem(KEY);
    else kept.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  };
  const without = (fingerprint: string): Begun[] => read().filter((one) => one.fingerprint !== fingerprint);
  return {
    find: (fingerprint: string): Begun | undefined => read().find((one) => one.fingerprint === fingerprint),
    remember: (begun: Omit<Begun, 'at'>): void => write([...without(begun.fingerprint), { ...begun, at: now() }]),
    forget: (fingerprint: string): void => write(without(fingerprint)),
    /** What this player has begun for this deck, the oldest first. */
    of: (user: string, deck: string): Begun[] => read().filter((one) => one.user === user && one.deck === deck),
  };
}

export type BegunUploads = ReturnType<typeof createBegun>;
