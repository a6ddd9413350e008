import { availableParallelism } from 'node:os';
import { compilerOptions } from './test/runner/compiler-options.js';

/** Projects whose modules Node itself imports, once for each worker instead of once for each test file. */
const onNode = {
  testEnvironment: '<rootDir>/test/runner/native-environment.js',
  testRunner: '<rootDir>/test/runner/native-test-runner.js',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
const withDatabases = {
  globalSetup: '<rootDir>/test/runner/start-databases.js',
  globalTeardown: '<rootDir>/test/runner/stop-databases.js',
};

/** Projects: tests on Node, fault tests (`npm run test:reliability`), client code without and with a document. */
export default {
  // Long, because it only detects tests that hang: machines differ, and the benchmark measures times.
  testTimeout: 120_000,
  // One more than two cores, because tests often wait. By default Jest leaves one core idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/test/runner/longest-first.js',
  // Modules stay in memory after each test file. Workers above this size are replaced, because otherwise the last files run out of memory.
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
    // Client code without a document.
    { ...onNode, displayName: 'client', testMatch: ['<rootDir>/client/**/*.spec.ts'] },
    {
      // Client code with a document: its specs end in `.spec.tsx`, also those without JSX.
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // HTTPS, because the cookies of the site are `Secure`.
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
