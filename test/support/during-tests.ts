/** What runs for the tests, in the order of its start. */
const running: { stop(): Promise<unknown> }[] = [];

/**
 * Starts something before the tests of a file or block, and stops it after them. What was started last is stopped first.
 * @returns what was started, which exists only while the tests and their other hooks run
 */
export const duringTests = <Started extends { stop(): Promise<unknown> }>(start: () => Promise<Started>): Started => {
  let started: Started | undefined;
  const existing = (): Started => {
    if (!started) throw new Error('Not started: use it in tests and hooks only.');
    return started;
  };
  beforeAll(async () => {
    started = await start();
    running.push(started);
  });
  // Hooks run in the order of their declaration, so that each call stops what was started last.
  afterAll(() => running.pop()?.stop());
  return new Proxy({} as Started, {
    get: (_, name) => Reflect.get(existing(), name),
    set: (_, name, value) => Reflect.set(existing(), name, value),
  });
};
