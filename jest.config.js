import { compilerOptions } from './test/runner/compiler-options.js';

/** Node itself imports what these test: modules load once a worker, not once a file. */
const onNode = {
  testEnvironment: '<rootDir>/test/runner/native-environment.js',
  testRunner: '<rootDir>/test/runner/native-test-runner.js',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
const withDatabases = {
  globalSetup: '<rootDir>/test/runner/start-databases.js',
  globalTeardown: '<rootDir>/test/runner/stop-databases.js',
};

/** What runs on Node, what proves promises about trouble (`npm run test:reliability`), and what needs a document. */
export default {
  // What a test may take before it counts as hung: machines differ, and timings belong to the bench.
  testTimeout: 120_000,
  // Who tests does nothing else meanwhile; of two cores Jest would leave one idle.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/test/runner/longest-first.js',
  // Modules of one file stay in memory after it: a worker that has grown is replaced, or the last files find no room.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...onNode,
      ...withDatabases,
      displayName: 'node',
      testMatch: ['<rootDir>/{src,cli,brands,test}/**/*.spec.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/e2e/', '<rootDir>/test/reliability/'],
    },
    { ...onNode, ...withDatabases, displayName: 'reliability', testMatch: ['<rootDir>/test/reliability/**/*.spec.ts'] },
    // Client code that needs no document.
    { ...onNode, displayName: 'client', testMatch: ['<rootDir>/client/**/*.spec.ts'] },
    {
      // Client code that needs a document: its specs end in `.spec.tsx`, also those without JSX.
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // Our cookies are `Secure`.
      testEnvironmentOptions: { url: 'https://localhost/' },
      testMatch: ['<rootDir>/client/**/*.spec.tsx'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': '$1',
        '^#brand$': '<rootDir>/brands/enc/brand.ts',
        '^@testing-library/react$': '<rootDir>/test/support/testing-library.js',
      },
      transform: { '^.+\\.tsx?$': ['@swc/jest', compilerOptions] },
      modulePathIgnorePatterns: ['<rootDir>/dist/'],
    },
  ],
};
