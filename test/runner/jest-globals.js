// Jest's API (mocks and fake timers on the real globals) for tests that Node imports.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export const moduleMocker = new ModuleMocker(globalThis);
/** @type {ModernFakeTimers | undefined} */
let timers;
export const useConfig = (/** @type {import('@jest/types').Config.ProjectConfig} */ config) => {
  timers ??= new ModernFakeTimers({ config, global: globalThis });
  return timers;
};

export const jest = {
  fn: moduleMocker.fn.bind(moduleMocker),
  spyOn: moduleMocker.spyOn.bind(moduleMocker),
  restoreAllMocks: () => moduleMocker.restoreAllMocks(),
  useFakeTimers: () => timers?.useFakeTimers(),
  useRealTimers: () => timers?.useRealTimers(),
  advanceTimersByTimeAsync: (/** @type {number} */ ms) => timers?.advanceTimersByTimeAsync(ms),
};
