import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../steps.ts';

/** A package that runs in the product. */
export interface Shipped {
  name: string;
  version: string;
  licence: string;
  /** Its copyright lines, or its author when it brings no licence file. */
  copyright: string;
}

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  os?: string[];
  /** npm does without it where it does not fit. */
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Licences their lock entry does not name. */
const unnamed: Record<string, string> = { 'xmlhttprequest-ssl': 'MIT', 'combine-errors': 'MIT' };

/** Takes the lock's packages, the place that asks and a name; returns the place npm would find it at. */
function place(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const candidate = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (at === '') return undefined;
  }
}

/** Takes a package's folder; returns the text of its licence file, empty when it has none. */
export async function licenceText(folder: string): Promise<string> {
  const files = await readdir(join(root, folder)).catch(() => []);
  const file = files.filter((name) => /^(licen[cs]e|copying)/i.test(name)).sort()[0];
  return file ? readFile(join(root, folder, file), 'utf8') : '';
}

async function copyrightOf(folder: string): Promise<string> {
  const lines = (await licenceText(folder)).split('\n').map((line) => line.trim());
  const own = lines.filter(
    (line) => /^([A-Z][\w ]{0,30} )?\(?Copyright (?!notice|holder|owner|license)\S/.test(line) && !/^You may|[[{]yyyy/.test(line),
  );
  if (own.length > 0) return [...new Set(own)].slice(0, 3).join('; ');
  if (folder.includes('/@tensorflow/')) return 'Copyright Google LLC';
  const about = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { author?: string | { name?: string } };
  const author = typeof about.author === 'string' ? about.author : about.author?.name;
  return author ? `by ${author}` : '';
}

/** Takes workspaces and single packages; returns every package they run with, by name. Binaries for one platform are part of the package that chooses them. */
export async function shippedWith(workspaces: readonly string[], alone: readonly string[]): Promise<Shipped[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const { packages } = lock;
  const seen = new Set<string>();
  const walk = (folder: string) => {
    const entry = packages[folder];
    if (!entry || seen.has(folder)) return;
    seen.add(folder);
    if (entry.link && entry.resolved) return walk(entry.resolved);
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = place(packages, folder, name);
      if (found) walk(found);
    }
  };
  workspaces.forEach(walk);
  for (const name of alone) seen.add(`node_modules/${name}`);

  const list = await Promise.all(
    [...seen].flatMap((folder) => {
      const entry = packages[folder];
      if (!entry?.version || entry.os || (entry.optional && !existsSync(join(root, folder))) || !folder.includes('node_modules/'))
        return [];
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = entry.license ?? unnamed[name] ?? 'unknown';
      return [copyrightOf(folder).then((copyright): Shipped => ({ name, version: entry.version ?? '', licence, copyright }))];
    }),
  );
  const byName = new Map(list.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
