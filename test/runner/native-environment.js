import { moduleMocker, useConfig } from './jest-globals.js';

/** A Jest environment without a realm of its own: tests see Node's globals, so that modules load once for all files of a worker. */
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
