import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Another process of the shop uses the same data directory. */
export class DataDirInUse extends Error {
  constructor() {
    super('The data directory is in use by another process of the shop');
    this.name = 'DataDirInUse';
  }
}

/** Arbitrary key of the advisory lock, the same in every process. */
const lockKey = 7_360_001;
const maxTries = 10;
const retryAfter = 250;

export interface HeldLock {
  release(): Promise<void>;
}

const tryLock = async (client: Client): Promise<boolean> => {
  // The session of a process that was just killed releases the lock a moment later.
  for (let left = maxTries; left > 0; left -= 1) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
    if (rows[0]?.held) return true;
    await pause(50);
  }
  return false;
};

const lockedClient = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'quiet-shop lock', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  if (await tryLock(client)) return client;
  await client.end();
  throw new DataDirInUse();
};

/**
 * Locks the built-in database for this process until `release`. After a restart of the server it takes the lock again.
 * @throws DataDirInUse when another process holds the lock
 */
export const holdDataDirLock = async (url: string): Promise<HeldLock> => {
  let client = await lockedClient(url);
  let isReleased = false;
  const holdOn = () =>
    client.once('end', async () => {
      let again: Client | undefined;
      while (!again) {
        await pause(retryAfter, undefined, { ref: false });
        if (isReleased) return;
        again = await lockedClient(url).catch(() => undefined);
      }
      client = again;
      holdOn();
    });
  holdOn();
  return {
    release: async () => {
      isReleased = true;
      await client.end();
    },
  };
};
