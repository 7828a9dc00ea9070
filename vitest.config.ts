import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/waiting-first.ts';

/**
 * Kinds of tests by their names: `*.test.ts` unit, `*.test.tsx` with a DOM, `*.integration.test.ts` with a real server, database or process,
 * `*.full.test.ts` long ones for `npm run test:full`. Browser stories are `e2e/*.e2e.ts`, run by Playwright.
 */
const integration = ['**/*.integration.test.ts'];
const full = ['**/*.full.test.ts'];
const never = ['**/node_modules/**', '**/dist/**'];
const houses = '{packages,apps,memes,e2e,bench,scripts}';
/** How long a test that polls goes on asking. A machine with other work is no failure, and what never comes is found all the same. */
const patience = { poll: { timeout: 100_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${houses}/**/*.test.ts`],
          exclude: [...never, ...integration, ...full],
          environment: 'node',
          expect: patience,
          // They compute; how long that takes beside other work says nothing about the code.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // A third of the processor time; tests leave nothing behind in their modules.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['apps/web/**/*.test.tsx'],
          exclude: never,
          environment: 'jsdom',
          expect: patience,
          setupFiles: ['apps/web/test/patience.ts', 'apps/web/test/fresh.ts'],
          // The first screen of a file is compiled in its test; on a busy machine that alone can take the usual 5 s.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          pool: 'threads',
          // Half the processor time: React and the DOM are loaded once, our own modules anew for each file (`fresh.ts`).
          isolate: false,
          maxWorkers: 2,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          exclude: [...never, ...full],
          environment: 'node',
          expect: patience,
          // A server that starts takes a second on an idle machine, and a match a minute: this ends only what hangs.
          testTimeout: 900_000,
          hookTimeout: 600_000,
          // They mostly wait for cameras and deadlines; each has its own server and folder.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'full',
          include: full,
          exclude: never,
          environment: 'node',
          expect: patience,
          testTimeout: 2 * 60 * 60_000,
          hookTimeout: 600_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
