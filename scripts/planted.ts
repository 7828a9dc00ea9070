/** A file that breaks one boundary, and how the complaint about it reads. */
export interface Planted {
  breaks: string;
  path: string;
  text: string;
  by: 'lint' | 'types';
  says: string;
  /** Other files it needs, by name. */
  beside?: Record<string, string>;
}

type Sound = Pick<Planted, 'path' | 'text' | 'beside'>;

let made = 0;
/** Takes a folder and what is imported; returns a file there that imports it, whose complaint is the boundary's. */
const imports = (folder: string, specifier: string, breaks: string): Planted => ({
  breaks,
  path: `${folder}/planted-${++made}.ts`,
  text: `export * from '${specifier}';\n`,
  by: 'lint',
  says: 'may not import',
});

/** Takes a statement no rule may contain; returns a rule that contains it. */
const rule = (text: string, by: Planted['by'], says: string): Planted => ({
  breaks: `packages/game: ${text}`,
  path: `packages/game/src/planted-${++made}.ts`,
  text: `${text}\n`,
  by,
  says,
});

const banned = 'no-restricted-globals';
const unknown = 'TS2304';
const unknownNode = 'TS2591';
const unknownDom = 'TS2584';

export const planted: Planted[] = [
  imports('packages/protocol/src', '@deadpan/game', 'protocol imports zod only'),
  imports('packages/protocol/src', 'react', 'protocol imports zod only'),
  imports('packages/protocol/src', 'node:fs', 'protocol imports zod only'),
  imports('packages/protocol/src', '../../game/src/index.ts', 'protocol does not reach into game'),
  imports('packages/game/src/round1', 'zod', 'game imports protocol only'),
  imports('packages/game/src/round1', 'node:crypto', 'game imports protocol only'),
  imports('packages/game/src/round1', '@deadpan/server', 'game imports protocol only'),
  imports('packages/game/src/round1', '../../../../apps/server/src/ports/clock.ts', 'game does not reach into the server'),

  imports('apps/server/src/modules/lobbies', '../../adapters/memory/rooms.ts', 'server modules never import adapters'),
  imports('apps/server/src/modules/lobbies', '../../main.ts', 'server modules do not import the wiring'),
  imports('apps/server/src/modules/lobbies', 'kysely', 'server modules know no database'),
  imports('apps/server/src/modules/lobbies', '../../../../web/src/app/app.tsx', 'the server does not reach into the web app'),
  imports('apps/server/src/adapters/database', '../../modules/rooms/perform.ts', 'adapters never import modules'),
  imports('apps/server/src/adapters/database', '@deadpan/game', 'adapters know no rule'),
  imports('apps/server/src/ports', '../adapters/memory/rooms.ts', 'ports import neither adapters nor modules'),
  imports('apps/server/src/ports', '../modules/rooms/perform.ts', 'ports import neither adapters nor modules'),
  imports('apps/server/src/async', '../modules/rooms/rooms.ts', 'what runs jobs knows no module'),
  imports('apps/server/src/http', '../modules/accounts/accounts.ts', 'what routes share knows no module'),
  imports('apps/server/src/http', '../adapters/memory/rooms.ts', 'what routes share knows no adapter'),
  imports('apps/server/src/sockets', '../adapters/memory/rooms.ts', 'the sockets know no adapter'),
  imports('apps/server/src', '@deadpan/web', 'the server does not import the web app'),

  imports('apps/web/src/engine', 'react', 'the engine runs without React'),
  imports('apps/web/src/engine', '../ui/button.tsx', 'the engine knows no parts of a screen'),
  imports('apps/web/src/engine', '../features/lobby/lobby-screen.tsx', 'the engine imports no feature'),
  imports('apps/web/src/engine', '../app/router.tsx', 'the engine does not import app'),
  imports('apps/web/src/engine', '@deadpan/game', 'the engine knows no rule'),
  imports('apps/web/src/ui', '../features/lobby/lobby-screen.tsx', 'ui imports no feature'),
  imports('apps/web/src/ui', '../app/router.tsx', 'ui does not import app'),
  imports('apps/web/src/ui', '../engine/face/face.ts', 'ui knows nothing of the game'),
  imports('apps/web/src/ui', '@deadpan/protocol', 'ui knows nothing of the game'),
  imports('apps/web/src/stage', '../features/lobby/lobby-screen.tsx', 'the stage is neutral'),
  imports('apps/web/src/stage', '../app/router.tsx', 'the stage does not import app'),
  imports('apps/web/src/stage', '@deadpan/game', 'the stage knows no rule'),
  imports('apps/web/src/features/lobby', '../round1/round1-screen.tsx', 'a feature never imports another feature'),
  imports('apps/web/src/features/lobby/parts', '../../round1/parts/tile.tsx', 'a feature never imports another feature'),
  imports('apps/web/src/features/lobby', '../../app/router.tsx', 'a feature does not import app'),
  imports('apps/web/src/features/round1', '@deadpan/game', 'only features/demo plays the rules in the browser'),
  imports('apps/web/src/features/demo', '../round1/round1-screen.tsx', 'the demo imports no other feature'),
  imports('apps/web/src/app', '@deadpan/game', 'only features/demo plays the rules in the browser'),
  imports('apps/web/src/app', '@deadpan/server', 'the web app does not import the server'),
  imports('apps/web/src/app', '../../../server/src/main.ts', 'the web app does not reach into the server'),
  {
    ...imports('apps/web/src/features/lobby', '', 'a feature never imports another feature, not even lazily'),
    text: "export const later = () => import('../round1/round1-screen.tsx');\n",
  },
  {
    ...imports('apps/web/src/features/lobby', '', 'a feature never imports another feature, not even its types'),
    text: "export type Screen = import('../round1/round1-screen.tsx').Screen;\n",
  },

  imports('e2e', '../apps/web/src/engine/clock.ts', 'stories see the product from outside'),
  imports('e2e', '@deadpan/game', 'stories see the product from outside'),
  imports('bench', '../apps/server/src/main.ts', 'benches measure from outside'),
  imports('bench', '@deadpan/game', 'benches measure from outside'),
  imports('memes', '../apps/web/src/ui/button.tsx', 'the clips are drawn without the rest'),
  imports('scripts', '../apps/web/src/app/app.tsx', 'the scripts are no part of the product'),

  rule('export const now = () => Date.now();', 'lint', banned),
  rule('export const day = () => new Date(0).getDay();', 'lint', banned),
  rule('export const hidden = () => globalThis.Date.now();', 'lint', banned),
  rule('export const chance = () => Math.random();', 'lint', 'no-restricted-properties'),
  rule('const { random } = Math; export const chance = random;', 'lint', 'no-restricted-properties'),
  rule("export function refuse(): never { throw new Error('no'); }", 'lint', 'refuses by value'),
  rule('export const later = async () => { await null; };', 'lint', 'no-async-await'),
  rule('export const later = () => Promise.resolve(1);', 'lint', banned),
  rule('export const timer = setTimeout(() => {}, 1);', 'types', unknown),
  rule("export const asked = fetch('/');", 'types', unknown),
  rule("console.log('x'); export {};", 'types', unknownDom),
  rule('export const env = process.env;', 'types', unknownNode),
  rule("export const page = document.querySelector('x');", 'types', unknownDom),
  { ...rule('export const timer = setTimeout(() => {}, 1);', 'types', unknown), path: 'packages/protocol/src/planted-timer.ts' },

  {
    breaks: 'no import cycles',
    path: 'apps/server/src/http/planted-ring-a.ts',
    text: "import { b } from './planted-ring-b.ts';\nexport const a = (): number => b();\n",
    beside: { 'planted-ring-b.ts': "import { a } from './planted-ring-a.ts';\nexport const b = (): number => a();\n" },
    by: 'lint',
    says: 'no-cycle',
  },
];

/** What each zone may do; none of it may be complained about. */
export const sound: Sound[] = [
  { path: 'packages/protocol/src/sound.ts', text: "import * as z from 'zod/mini';\nexport const Name = z.string();\n" },
  {
    path: 'packages/game/src/sound.ts',
    text: "import type { UserId } from '@deadpan/protocol';\nexport const same = (a: UserId, b: UserId) => a === b;\n",
  },
  {
    path: 'packages/game/src/sound.test.ts',
    text: "import { expect, it } from 'vitest';\nimport { same } from './sound.ts';\nit('[R1-1] is itself', () => expect(same('a', 'a')).toBe(true));\n",
  },
  {
    path: 'apps/server/src/modules/lobbies/sound.ts',
    text: "import { answer } from '../../ports/sound.ts';\nexport const twice = () => answer() * 2;\n",
  },
  { path: 'apps/server/src/ports/sound.ts', text: 'export const answer = () => 21;\n' },
  {
    path: 'apps/web/src/features/lobby/parts/sound.ts',
    text: "import { part } from '../../../ui/sound.ts';\nimport { own } from '../own.ts';\nexport const both = [part, own];\n",
    beside: { '../own.ts': 'export const own = 1;\n' },
  },
  { path: 'apps/web/src/ui/sound.ts', text: "export const part = 'button';\n" },
  {
    path: 'apps/web/src/features/demo/sound.ts',
    text: "import { decide } from '@deadpan/game';\nimport { part } from '../../ui/sound.ts';\nexport const both = [decide, part];\n",
  },
  {
    path: 'apps/web/src/app/sound.ts',
    text: "export const lobby = () => import('../features/lobby/parts/sound.ts');\n",
  },
];
