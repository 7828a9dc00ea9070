/**
 * The arrows of the house: who may import whom. The first zone whose `at` is a prefix of a file's path is the file's zone.
 * `paths`: places of this repository it may reach, beside its own; `packages`: outside packages it may use ('*': any but ours and the `never` ones).
 * `testPaths`: what its tests may reach besides. `own` names what "its own" is when that is narrower than the zone: `feature` means the folder under `features/`.
 */

const react = ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'radix-ui'];
const databases = ['kysely', 'libsql', 'pg', 'ioredis'];

/** @typedef {{ name: string, at: string, own?: 'feature', paths?: string[], testPaths?: string[], packages: string[], never?: string[], why: string }} Zone */

/** @type {Zone[]} */
const zones = [
  {
    name: 'packages/protocol',
    at: 'packages/protocol/src/',
    packages: ['zod'],
    why: 'the vocabulary imports zod and nothing else',
  },
  {
    name: 'packages/game',
    at: 'packages/game/src/',
    packages: ['@deadpan/protocol'],
    why: 'the rules import the vocabulary and nothing else',
  },
  {
    name: 'packages/forge',
    at: 'packages/forge/',
    packages: ['*', '@deadpan/protocol'],
    why: 'the meme engine composes and draws; it knows the vocabulary, and neither a server nor a room',
  },
  {
    name: 'server ports',
    at: 'apps/server/src/ports/',
    packages: ['@deadpan/protocol', '@deadpan/game', '@deadpan/forge'],
    why: 'a port is an interface: it knows neither who implements it nor who uses it',
  },
  {
    name: 'server async',
    at: 'apps/server/src/async/',
    paths: ['apps/server/src/ports/'],
    packages: [],
    why: 'in what order and how often something is done says nothing of what is done',
  },
  {
    name: 'server modules',
    at: 'apps/server/src/modules/',
    paths: ['apps/server/src/ports/', 'apps/server/src/async/', 'apps/server/src/http/', 'apps/server/src/config.ts'],
    testPaths: ['apps/server/src/adapters/memory/', 'apps/server/test/'],
    packages: ['*', '@deadpan/protocol', '@deadpan/game', '@deadpan/forge'],
    never: databases,
    why: 'a module speaks to ports; main decides which adapter answers',
  },
  {
    name: 'server adapters',
    at: 'apps/server/src/adapters/',
    paths: ['apps/server/src/ports/'],
    testPaths: ['apps/server/test/'],
    packages: ['*', '@deadpan/protocol', '@deadpan/forge'],
    why: 'an adapter knows its port and its outside service, no module and no rule',
  },
  {
    name: 'server http',
    at: 'apps/server/src/http/',
    paths: ['apps/server/src/ports/'],
    testPaths: ['apps/server/src/adapters/memory/'],
    packages: ['*', '@deadpan/protocol'],
    never: databases,
    why: 'what all routes share knows no module and no adapter',
  },
  {
    name: 'server sockets',
    at: 'apps/server/src/sockets/',
    paths: ['apps/server/src/ports/', 'apps/server/src/async/', 'apps/server/src/http/', 'apps/server/src/modules/'],
    testPaths: ['apps/server/src/adapters/memory/', 'apps/server/test/'],
    packages: ['*', '@deadpan/protocol', '@deadpan/game'],
    never: databases,
    why: 'the sockets lead to modules; main decides which adapter answers',
  },
  {
    name: 'server wiring',
    at: 'apps/server/',
    paths: ['apps/server/'],
    packages: ['*', '@deadpan/protocol', '@deadpan/game', '@deadpan/forge'],
    why: 'the server imports the rules, the engine and the vocabulary, never another app',
  },
  {
    name: 'web engine',
    at: 'apps/web/src/engine/',
    paths: ['apps/web/src/texts/'],
    packages: ['*', '@deadpan/protocol'],
    never: react,
    why: 'the engine runs without React, features and screens',
  },
  {
    name: 'web ui',
    at: 'apps/web/src/ui/',
    packages: ['*'],
    why: 'buttons, dialogs and toasts know nothing of the game',
  },
  {
    name: 'web texts',
    at: 'apps/web/src/texts/',
    packages: ['@deadpan/protocol'],
    why: 'the texts of the screens are words and import none of the parts that show them',
  },
  {
    name: 'web stage',
    at: 'apps/web/src/stage/',
    paths: ['apps/web/src/engine/', 'apps/web/src/ui/', 'apps/web/src/texts/'],
    packages: ['*', '@deadpan/protocol'],
    why: 'the stage is shared by features and knows none of them',
  },
  {
    name: 'web feature demo',
    at: 'apps/web/src/features/demo/',
    paths: ['apps/web/src/engine/', 'apps/web/src/ui/', 'apps/web/src/texts/', 'apps/web/src/stage/'],
    packages: ['*', '@deadpan/protocol', '@deadpan/game'],
    why: 'the demo plays the real rules, but imports no other feature',
  },
  {
    name: 'web features',
    at: 'apps/web/src/features/',
    own: 'feature',
    paths: ['apps/web/src/engine/', 'apps/web/src/ui/', 'apps/web/src/texts/', 'apps/web/src/stage/'],
    packages: ['*', '@deadpan/protocol'],
    why: 'a feature never imports another feature; app introduces them',
  },
  {
    name: 'web app',
    at: 'apps/web/',
    paths: ['apps/web/'],
    packages: ['*', '@deadpan/protocol'],
    why: 'the web app knows the vocabulary; only its demo knows the rules',
  },
  {
    name: 'memes',
    at: 'memes/',
    packages: ['*'],
    why: 'the clips are drawn without the rest of the house',
  },
  {
    name: 'e2e',
    at: 'e2e/',
    paths: [
      'memes/build/flashes.ts',
      'memes/build/loudness.ts',
      'memes/build/measured.ts',
      'apps/server/test/ask-postgres.ts',
      'apps/server/test/cluster-services.ts',
      'apps/server/test/postgres-server.ts',
      'apps/server/test/redis-server.ts',
      'apps/server/test/free-port.ts',
      'apps/server/test/s3-server.ts',
      'apps/server/test/promise.ts',
    ],
    packages: ['*', '@deadpan/protocol'],
    why: 'a story sees the product from outside (the finished clips are measured by the same rules as when they are built; the services a cluster needs are started, and what is promised is held, as the tests of the server do)',
  },
  {
    name: 'bench accounts',
    at: 'bench/accounts.ts',
    paths: ['apps/server/src/', 'bench/each.ts'],
    packages: ['*'],
    why: 'this one file puts players where a server will look for them before it starts, as thousands of registrations would',
  },
  {
    name: 'bench judge',
    at: 'bench/judge/',
    paths: ['apps/server/src/adapters/judge/', 'bench/'],
    packages: ['*'],
    why: 'the judge is fitted by the same code that applies its weights',
  },
  {
    name: 'bench',
    at: 'bench/',
    paths: [
      'apps/web/src/engine/',
      'apps/web/build/',
      'e2e/support/',
      'e2e/cameras/',
      'apps/server/test/cluster-services.ts',
      'apps/server/test/postgres-server.ts',
      'apps/server/test/promise.ts',
    ],
    packages: ['*', '@deadpan/protocol', '@deadpan/forge'],
    why: 'a bench measures the product from outside (the detector alone is mounted from the engine)',
  },
  {
    name: 'deploy',
    at: 'deploy/',
    paths: ['scripts/'],
    packages: ['*'],
    why: 'what starts the parts of a deployment knows how to build, and nothing of what it starts',
  },
  {
    name: 'scripts',
    at: 'scripts/',
    paths: ['packages/', 'apps/server/src/config.ts'],
    packages: ['*', '@deadpan/protocol'],
    why: 'the scripts check the house and are no part of it',
  },
];

/** What a test may use beside what its neighbours may. */
export const testPackages = ['vitest', 'fast-check', '@testing-library/react', '@testing-library/dom'];

/** Takes a path of the repository with forward slashes; returns its zone. */
export function zoneOf(path) {
  return zones.find((zone) => path.startsWith(zone.at));
}
