/** Jest's `globalTeardown`: stops what `start-databases.js` started. */
export default async () => globalThis.stopDatabases?.();
