import { defineConfig } from '@playwright/test';
import { DESKTOP } from './tests/e2e/screens';

/** Browser tests of the site with the sample stock: `npm run build:test` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  globalTeardown: './tests/failIfPublishedChanged.ts',
  outputDir: '.e2e/results',
  reporter: [[process.stdout.isTTY ? 'list' : 'dot']],
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Limits for hanging, not for speed: a machine that others use too is several times slower.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    ...DESKTOP,
    locale: 'zh-CN',
    // A service worker would answer requests before the routes of a test can.
    serviceWorkers: 'block',
    // Screenshots and DOM snapshots would take a third of the processor time. `npx playwright test --last-failed --trace on`
    // records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
  },
});
