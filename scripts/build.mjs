import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireInstalled } from './installed.mjs';

/** What npm has installed, as npm itself notes it: the bundles hold packages, and the lock file says only which ones are wanted. */
const INSTALLED = 'node_modules/.package-lock.json';

/** What is built, from which files, and how. A stamp in the output holds the hash of what it was made from. */
const products = [
  {
    name: 'the web app',
    output: 'apps/web/dist',
    sources: ['apps/web', 'packages', 'tsconfig.base.json', INSTALLED],
    tools: ['vite'],
    cwd: 'apps/web',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'the server',
    output: 'apps/server/dist',
    sources: ['apps/server', 'packages', 'tsconfig.base.json', INSTALLED],
    tools: ['tsx', 'rolldown'],
    cwd: '.',
    command: ['--import', 'tsx', 'apps/server/build.ts'],
  },
];
const STAMP = '.made-from';
/** What is made beside the sources, by tests too, is none of them: a server started meanwhile would build anew under those that run. */
const NOT_SOURCES = /(^|\/)(node_modules|dist|test|\.vite|\.cache)\/|\.test\.tsx?$|~$/;

/** Takes the root and a source; returns the paths of its files, sorted. */
async function filesOf(root, source) {
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    // Nothing is installed: whoever builds is told so by the names of the tools.
    if (error.code === 'ENOENT' && source === INSTALLED) return [];
    throw error;
  });
  if (!entries) return [source];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  return paths.filter((path) => !NOT_SOURCES.test(path)).sort();
}

/** Takes the root and sources; returns one hash of all their names and contents. */
async function hashOf(root, sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const path of await filesOf(root, source)) hash.update(path).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

/** Runs one build quietly; a failure is thrown with its output. */
function run(root, { name, cwd, command }) {
  const [script, ...args] = command;
  const absolute = script.startsWith('-') ? [script, ...args] : [join(root, script), ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, absolute, {
      cwd: join(root, cwd),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (chunk) => (output += chunk);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${output.trim()}\nBuilding ${name} failed.`))));
  });
}

/** Takes the repository's root and, when not all is wanted, outputs; builds what is missing or older than its sources, telling a line before and after each. */
export async function buildStale(root, only = []) {
  for (const product of products) {
    if (only.length > 0 && !only.includes(product.output)) continue;
    const stamp = join(root, product.output, STAMP);
    const wanted = await hashOf(root, product.sources);
    if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) continue;
    requireInstalled(product.tools);
    const started = Date.now();
    console.log(`Building ${product.name} ...`);
    await rm(stamp, { force: true });
    await run(root, product);
    await mkdir(join(root, product.output), { recursive: true });
    await writeFile(stamp, wanted);
    console.log(`Built ${product.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildStale(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
