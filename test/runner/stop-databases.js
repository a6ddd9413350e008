/** Jest's `globalTeardown`: stops the database keeper that `start-databases.js` started. */
export default async () => globalThis.stopDatabases?.();
