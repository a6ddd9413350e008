/** What runs on Node, what needs a document, and what proves promises about trouble (`npm run test:reliability`). */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^#brand$': '<rootDir>/brands/enc/brand.ts' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Filling a database takes seconds: it is done once, and copied. */
const withDatabases = { globalSetup: '<rootDir>/test/support/make-template-folder.js', globalTeardown: '<rootDir>/test/support/remove-template-folder.js' };

export default {
  // What a test may take before it counts as hung: machines differ, and timings belong to the bench.
  testTimeout: 120_000,
  // Who tests does nothing else meanwhile; of two cores Jest would leave one idle.
  maxWorkers: '100%',
  // Modules of one file stay in memory after it: a worker that has grown is replaced, or the last files find no room.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,cli,brands,test}/**/*.spec.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/e2e/', '<rootDir>/test/reliability/'],
      ...withDatabases,
      setupFiles: ['<rootDir>/test/support/setup-node.ts'],
    },
    {
      ...common,
      displayName: 'reliability',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/reliability/**/*.spec.ts'],
      ...withDatabases,
      setupFiles: ['<rootDir>/test/support/setup-node.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // Our cookies are `Secure`.
      testEnvironmentOptions: { url: 'https://localhost/' },
      testMatch: ['<rootDir>/client/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup-browser.ts'],
    },
  ],
};
