import type { Kysely } from 'kysely';
import type { FileFolder, KeptFiles } from '../../ports/kept-files.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';

const WEBP = '.webp';
const bare = (name: string): string => (name.endsWith(WEBP) ? name.slice(0, -WEBP.length) : name);

/** The `KeptFiles` port over either database. */
export function createKeptFiles(db: Kysely<Tables>): KeptFiles {
  async function avatars(names: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('picture')
      .where(
        'picture',
        'in',
        names.map((name) => `/avatars/${name}`),
      )
      .execute();
    return rows.flatMap(({ picture }) => picture?.slice('/avatars/'.length) ?? []);
  }

  async function decks(names: readonly string[]): Promise<(string | null)[]> {
    const rows = await db
      .selectFrom('deck_items')
      .select(['file', 'poster'])
      .where((where) => where.or([where('file', 'in', names), where('poster', 'in', names)]))
      .execute();
    return rows.flatMap(({ file, poster }) => [file, poster]);
  }

  async function forged(names: readonly string[]): Promise<string[]> {
    const ids = names.map(bare);
    const rows = await db
      .selectFrom('memes')
      .select(['picture', 'base', 'background'])
      .where((where) => where.or([where('picture', 'in', ids), where('base', 'in', ids), where('background', 'in', ids)]))
      .execute();
    return rows
      .flatMap(({ picture, base, background }) => [picture, base, background])
      .flatMap((id) => (id === null ? [] : `${id}${WEBP}`));
  }

  /** Parts of an upload are named `<id>.<from>-<to>`. */
  async function uploads(names: readonly string[]): Promise<string[]> {
    const idOf = (name: string): string => name.split('.')[0] ?? name;
    const rows = await db
      .selectFrom('uploads')
      .select('id')
      .where('id', 'in', [...new Set(names.map(idOf))])
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    return names.filter((name) => ids.has(idOf(name)));
  }

  const ask: Record<FileFolder, (names: readonly string[]) => Promise<(string | null)[]>> = { avatars, decks, forged, uploads };
  return {
    known: (folder, names) =>
      reaching(async () => {
        if (names.length === 0) return new Set();
        const named = new Set(await ask[folder](names));
        return new Set(names.filter((name) => named.has(name)));
      }),
  };
}
