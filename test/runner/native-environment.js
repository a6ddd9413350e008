import { moduleMocker, useConfig } from './jest-globals.js';

/** Jest environment without a separate realm: tests use Node's globals, so that a worker loads each module once for all its files. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = moduleMocker;
  fakeTimers = null;

  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    this.fakeTimersModern = useConfig(projectConfig);
  }

  async setup() {}
  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }
  getVmContext() {
    return null;
  }
}
