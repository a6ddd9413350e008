// Runs test files with Jest's own runner (jest-circus), but imports all modules with Node's module system, so that
// a worker loads each module once instead of once for each file.
import { createRequire } from 'node:module';
import circusModule from 'jest-circus/runner';
import { freshAddress, registerSourceMaps } from './typescript-hooks.js';

const circus = circusModule.default;
const require = createRequire(import.meta.url);

/** Loads a module of jest-circus again, without the state of the previous file. */
const requireFresh = (/** @type {string} */ path) => {
  delete require.cache[path];
  Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
  return require(path);
};

const importFile = (/** @type {string} */ path) => import(freshAddress(path));

/** The part of Jest's module system that jest-circus uses. */
const nativeRuntime = (/** @type {{ restoreAllMocks(): void }} */ mocks) => ({
  requireInternalModule: requireFresh,
  requireModule: importFile,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: importFile,
  setGlobalsForRuntime: () => undefined,
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
  restoreAllMocks: () => mocks.restoreAllMocks(),
});

/** @type {import('jest-circus/runner').default} */
export default (globalConfig, config, environment, runtime, path, report) => {
  registerSourceMaps(runtime.getSourceMaps());
  return circus(globalConfig, config, environment, nativeRuntime(environment.moduleMocker), path, report);
};
