import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/common/port.js';
import { type Environment, readEnvironment } from '../../src/config/environment.js';
import { unset } from '../../src/config/secret-files.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { assertPaymentsSetUp } from '../../src/embedded/payments/payments.module.js';
import { prepareDatabase } from '../../src/embedded/prepare-database.js';
import { startEmbeddedShop } from '../../src/embedded/start-embedded-shop.js';
import { withCleanup } from './with-cleanup.js';

/** A Shop API in a separate process that can be killed at any time; its database keeps running. */
export interface KillableShop {
  url: string;
  databaseUrl: string;
  environment: Environment;
  /** Sends SIGKILL. The process is restarted immediately. */
  kill(): void;
  /** Waits until the liveness check succeeds. */
  untilOpen(): Promise<void>;
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs `work` with such a shop on a temporary database and removes both afterwards. No mail is sent, and payments go to the test bank. */
export const withKillableShop = async <Value>(work: (shop: KillableShop) => Promise<Value>): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'quiet-shop-replay-'));
  const own = { ...unset('DATABASE_URL', 'SHOP_API_PUBLIC_URL', 'SMTP_URL', 'MOLLIE_API_KEY'), DATA_DIR: folder, SHOP_API_PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  const environment = readEnvironment({ ...process.env, ...own });
  assertPaymentsSetUp(environment);
  const postgres = await startPostgres(folder);
  let starting: ReturnType<typeof startEmbeddedShop> | undefined;
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    await starting?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return withCleanup(close, async () => {
    await prepareDatabase(postgres.url, environment.BRAND, process.stderr);
    if (isClosing) throw new Error('Interrupted before the shop was started');
    starting = startEmbeddedShop(Object.assign(environment, { DATABASE_URL: postgres.url }), { variables: own });
    const shop = await starting;
    const untilOpen = async () => {
      while (!(await isOpen(shop.url))) await pause(25);
    };
    return work({ url: shop.url, databaseUrl: postgres.url, environment, kill: shop.kill, untilOpen });
  });
};
