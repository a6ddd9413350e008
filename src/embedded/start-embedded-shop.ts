import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { assertPortIsFree } from '../common/port.js';
import type { Environment } from '../config/environment.js';
import { unset } from '../config/secret-files.js';
import { withDataKey } from './data-key.js';
import { openDatabase } from './open-database.js';
import { productsChanged } from './webhooks/products-changed.js';

export interface EmbeddedShop {
  url: string;
  /** Kills the process without waiting for requests in progress, as a crash does; it is restarted. */
  kill(): void;
  stop(): Promise<void>;
}

interface EmbeddedShopOptions {
  /** Environment variables of the child, in addition to those of this process. */
  variables?: NodeJS.ProcessEnv;
  /** Called whenever products have changed. */
  onProductsChanged?: () => void;
}

/** Address of the embedded Shop API, known before it has started. */
export const embeddedUrl = ({ SHOP_API_PORT }: Pick<Environment, 'SHOP_API_PORT'>): string => `http://localhost:${SHOP_API_PORT}`;

const program = fileURLToPath(new URL('./main.js', import.meta.url));
/** Milliseconds from the end of a Shop API process to its restart. */
const restartAfter = 250;

/** The process ended before it listened. It has printed the reason itself. */
export class ShopApiEnded extends Error {
  constructor(code: number | null) {
    super(`The Shop API ended before it listened (exit code ${code}). Its own message above names the reason.`);
  }
}

interface ReadyMessage {
  type: 'ready';
  port: number;
}
const isOfType = (message: unknown, type: string): boolean => typeof message === 'object' && message !== null && 'type' in message && message.type === type;
const isReady = (message: unknown): message is ReadyMessage => isOfType(message, 'ready');

/** Waits until the Shop API process listens. @returns its port @throws ShopApiEnded when it ends before */
const untilReady = (child: ChildProcess): Promise<number> =>
  new Promise((ready, failed) => {
    child.on('message', (message) => isReady(message) && ready(message.port));
    child.once('exit', (code) => failed(new ShopApiEnded(code)));
  });

const ended = (child: ChildProcess): Promise<void> => new Promise((done) => (child.exitCode !== null || child.signalCode !== null ? done() : child.once('exit', () => done())));

/**
 * Opens the database, runs the embedded Shop API as a child process, and restarts it when it ends.
 * @throws DataDirInUse, PortUnusable, ShopApiEnded; ConfigurationError when the database of DATABASE_URL does not answer
 */
export const startEmbeddedShop = async (environment: Environment, { variables = {}, onProductsChanged }: EmbeddedShopOptions = {}): Promise<EmbeddedShop> => {
  await assertPortIsFree(environment.SHOP_API_PORT, environment.HOST, 'SHOP_API_PORT');
  const { DATA_KEY = '' } = await withDataKey(environment);
  const database = await openDatabase(environment);
  let isStopping = false;
  const launch = () =>
    fork(program, { env: { ...process.env, ...variables, ...unset('DATABASE_URL', 'DATA_KEY', 'SHOP_API_TLS_DIR'), DATABASE_URL: database.url, DATA_KEY }, stdio: 'inherit' }).on(
      'message',
      (message) => {
        if (isOfType(message, productsChanged.type)) onProductsChanged?.();
      },
    );
  let child = launch();
  const port = await untilReady(child).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const keepAlive = (running: ChildProcess) =>
    running.once('exit', async () => {
      if (isStopping) return;
      await pause(restartAfter);
      if (isStopping) return;
      child = launch();
      keepAlive(child);
    });
  keepAlive(child);
  return {
    url: `http://localhost:${port}`,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await ended(child);
      await database.close();
    },
  };
};
