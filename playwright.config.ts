import { defineConfig } from 'playwright/test';

/** Browser tests: against a shop that each worker starts for itself on data of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/runner/start-databases.js',
  testMatch: '*.e2e.ts',
  // What a test may take before it counts as hung, on a slow machine that runs other tests beside it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: '100%',
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'nl-NL',
    // Drawing what moves is a twelfth of all the time. Tests of what moves, and of whole purchases, switch it on: `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing one of every test is a sixth of all the time: ask for it with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Other sites' frames are processes of their own, as in a browser with windows: only so does axe find them closed without a word in the console.
      args: [
        '--site-per-process',
        // Chromium would start a process for the next page in advance: two for each test that nobody uses.
        '--renderer-process-limit=1',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
