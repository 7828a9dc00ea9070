import { defineConfig } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

/** Stories that judge no face in time: two of them share the machine. In all others every camera wants a core. */
const light = ['account', 'camera-check', 'deck', 'decks', 'forge', 'google', 'lan', 'lobby', 'markup', 'routes'].map(
  (name) => `**/${name}.e2e.ts`,
);

/** The longest stories, and those that need a machine of their own, are told by `npm run test:full`. */
const full = process.env['E2E_FULL'] === 'on';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  projects: [
    { name: 'light', testMatch: light },
    { name: 'cameras', testMatch: '**/*.e2e.ts', testIgnore: light, workers: 1, dependencies: ['light'] },
  ],
  fullyParallel: false,
  retries: 0,
  ...(full ? { grep: /@full/ } : { grepInvert: /@full/ }),
  forbidOnly: true,
  // A machine with other work is no failure; what never comes is found all the same.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  reporter: process.env['E2E_REPORT'] ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : 'list',
  use: {
    // A recorder takes screens and pages with the processor the detectors need: whoever looks for a fault says so (CONTRIBUTING.md).
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 120_000,
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', '--autoplay-policy=no-user-gesture-required'],
    },
  },
});
