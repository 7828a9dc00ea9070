import { execFileSync } from 'node:child_process';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesFor, type Manifest } from './budgets/closure.ts';
import { root } from './steps.ts';

/** What a page may weigh, gzip, from the real build, the detector aside: it runs in a worker of its own. */
const OUTPUT = 'apps/web/dist';
const KB = 1024;

/** A page: what its first screen needs, and what it loads by itself soon after. */
interface Page {
  path: string;
  first: string[];
  later?: string[];
  scriptsKb: number;
}

const ROOM_KB = 220;
/** With what is fetched ahead, seconds later, for where a player may go from there: it holds nothing up, but is not to grow unseen. */
const ROOM_WITH_ALL_KB = 230;
/** 15 until a portrait had layers for its last picture, and the camera check the switch of the address. */
const STYLES_KB = 15.25;
const FONTS_KB = 50;
const late = ['src/app/overlays.tsx'];
const introduction = [...late, 'src/features/onboarding/onboarding-dialog.tsx'];
const signedIn = ['index.html', 'src/app/avatar-menu.tsx', 'src/app/match-link.tsx'];
const inRoom = [...signedIn, 'src/app/game-host.tsx'];
const screen = (name: string) => `src/features/${name}-screen.tsx`;
const [lobby, round1, arenas] = [screen('lobby/lobby'), screen('round1/round1'), screen('arenas/play')];

const pages: Page[] = [
  {
    path: '/',
    first: ['index.html', screen('landing/landing')],
    later: ['src/features/landing/below.tsx', ...introduction],
    scriptsKb: 100,
  },
  { path: '/login', first: ['index.html', screen('account/login')], later: introduction, scriptsKb: 120 },
  { path: '/register', first: ['index.html', screen('account/register')], later: introduction, scriptsKb: 120 },
  { path: '/play', first: [...signedIn, 'src/app/queries.tsx', arenas], later: introduction, scriptsKb: 150 },
  { path: '/play?demo', first: ['index.html', 'src/app/demo-route.tsx'], later: late, scriptsKb: ROOM_KB },
  { path: '/lobby', first: [...inRoom, lobby, 'src/features/lobby/qr-code.tsx'], later: [...late, round1], scriptsKb: ROOM_KB },
  { path: '/game', first: [...inRoom, round1], later: [...late, lobby, arenas], scriptsKb: ROOM_KB },
  // Fetched while round 1 is played, so it is reckoned for itself.
  { path: '/game after', first: [...inRoom, 'src/app/arena-route.tsx'], later: late, scriptsKb: ROOM_KB },
];

execFileSync('node', ['scripts/build.mjs', OUTPUT], { cwd: root, stdio: 'inherit' });
const manifest = JSON.parse(await readFile(join(root, OUTPUT, '.vite/manifest.json'), 'utf8')) as Manifest;

const known = new Map<string, number>();
async function zipped(file: string): Promise<number> {
  const size = known.get(file) ?? gzipSync(await readFile(join(root, OUTPUT, file)), { level: 9 }).length;
  known.set(file, size);
  return size;
}
const sum = async (files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(files.map(zipped));
  return sizes.reduce((all, one) => all + one, 0) / KB;
};

const complaints: string[] = [];
const row = (what: string, cells: readonly string[]) => console.log(`${what.padEnd(10)}${cells.map((cell) => cell.padStart(19)).join('')}`);
const cell = (what: string, kb: number, limit: number): string => {
  if (kb > limit) complaints.push(`${what} weighs ${kb.toFixed(1)} KB, more than ${limit}`);
  return `${kb.toFixed(1)} of ${limit} KB`;
};

row('gzip', ['scripts', 'styles', 'files', 'scripts with all', 'files']);
for (const { path, first, later = [], scriptsKb } of pages) {
  const now = filesFor(manifest, first);
  const all = filesFor(manifest, [...first, ...later]);
  const [js, css, withAll] = [await sum(now.scripts), await sum(now.styles), await sum(all.scripts)];
  const count = ({ scripts, styles }: typeof all): string => String(scripts.length + styles.length);
  row(path, [
    cell(`${path}: scripts`, js, scriptsKb),
    cell(`${path}: styles`, css, STYLES_KB),
    count(now),
    `${withAll.toFixed(1)} KB`,
    count(all),
  ]);
  if (scriptsKb === ROOM_KB) cell(`${path}: scripts with all that follows`, withAll, ROOM_WITH_ALL_KB);
}
const fonts = join(root, OUTPUT, 'fonts');
const sizes = await Promise.all((await readdir(fonts)).map(async (name) => (await stat(join(fonts, name))).size));
const fontsKb = sizes.reduce((all, one) => all + one, 0) / KB;
row('fonts', ['', cell('fonts', fontsKb, FONTS_KB), String(sizes.length)]);

for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) process.exitCode = 1;
