import { defineConfig } from 'playwright/test';

/** Files that start shops of their own. They run first, because one that started last would leave the other workers without tests. */
const withOwnShops = ['back-ends', 'operations', 'crash-recovery', 'chat', 'consent', 'content-blocks', 'measuring', 'third-parties'].map((name) => `${name}.e2e.ts`);

/** Browser tests. Each worker starts its own shop with its own data. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/runner/start-databases.js',
  projects: [
    { name: 'own', testMatch: withOwnShops },
    { name: 'shared', testMatch: '*.e2e.ts', testIgnore: withOwnShops },
  ],
  // Long, because it only detects tests that hang, also on a slow machine that runs other tests at the same time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // Three on two cores: with two, the cores were idle for a twelfth of the time, because tests often wait.
  workers: '150%',
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'nl-NL',
    // Animations take a twelfth of the total time. Tests of animations and of complete purchases enable them with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a sixth of the total time. Enable them with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Isolates frames of other sites in processes, as a browser with windows does. Otherwise axe causes console errors in these frames.
      args: [
        '--site-per-process',
        // Prevents spare renderer processes, of which Chromium would start two for each test.
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
