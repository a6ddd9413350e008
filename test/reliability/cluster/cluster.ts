import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster } from '../../../src/embedded/database/postmaster.js';
import { startPostgres } from '../../../src/embedded/database/postgres.js';
import { freePort } from '../../support/free-port.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import type { Variables } from '../../support/start-shop.js';
import { type Balancer, startBalancer } from './balancer.js';
import { RestartedProgram } from './restarted-program.js';

/** A process that the test can kill. */
export interface KillTarget {
  name: string;
  /** Whether the other process of its kind is ready, or, without another, whether it has restarted since the last kill. */
  isSpare(): boolean;
  kill(): void;
}

export interface Cluster {
  databaseUrl: string;
  shopApis: RestartedProgram[];
  storefronts: RestartedProgram[];
  /** Load balancer of the storefronts. */
  front: Balancer;
  /** Load balancer of the Shop APIs. */
  inner: Balancer;
  victims: KillTarget[];
  stop(): Promise<void>;
}

const ofEach = [0, 1];

/** Starts two Shop APIs at the same time on an empty PostgreSQL, two storefronts, a Redis, and load balancers. */
export const startCluster = async (): Promise<Cluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-cluster-'));
  const postgres = await startPostgres(dataDir);
  const redisPort = await freePort();
  let redis: TestRedis | undefined = await startRedis(redisPort);
  const shared: Variables = {
    LOG_LEVEL: 'silent',
    PAYMENTS: 'test',
    REDIS_URL: redis.url,
    SHOP_API_PUBLIC_URL: 'http://api.localhost',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
  };
  const keep = async (file: string, name: string, variables: Variables = {}): Promise<RestartedProgram> => {
    const port = await freePort();
    return RestartedProgram.start(file, `http://localhost:${port}`, { ...shared, ...variables, [name]: String(port) });
  };
  const shopApis = await Promise.all(ofEach.map(() => keep('dist/src/embedded/main.js', 'SHOP_API_PORT')));
  const inner = await startBalancer(shopApis.map(({ url }) => url));
  const storefronts = await Promise.all(ofEach.map(() => keep('dist/src/main.js', 'PORT', { SHOP_API_URL: inner.url })));
  const front = await startBalancer(storefronts.map(({ url }) => url));
  const ofPair = (name: string, pair: RestartedProgram[]): KillTarget[] =>
    pair.map((program) => ({ name, isSpare: () => pair.every(({ isReady }) => isReady), kill: () => program.kill() }));
  let killed: number | undefined;
  const postmaster = async () => (await readPostmaster(join(dataDir, 'postgres')).catch(() => undefined))?.pid;
  let current = await postmaster();
  const victims: KillTarget[] = [
    ...ofPair('storefront', storefronts),
    ...ofPair('Shop API', shopApis),
    {
      name: 'PostgreSQL',
      isSpare: () => {
        void postmaster().then((pid) => (current = pid));
        return current !== undefined && current !== killed;
      },
      kill: () => process.kill((killed = current!), 'SIGKILL'),
    },
    {
      name: 'Redis',
      isSpare: () => redis !== undefined,
      kill: () => {
        const dying = redis!;
        redis = undefined;
        void dying.stop().then(async () => (redis = await startRedis(redisPort)));
      },
    },
  ];
  const stop = async () => {
    await front.stop();
    await Promise.all(storefronts.map((program) => program.stop()));
    await inner.stop();
    await Promise.all(shopApis.map((program) => program.stop()));
    await redis?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: postgres.url, shopApis, storefronts, front, inner, victims, stop };
};
