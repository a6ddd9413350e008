import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { redisClient } from '../../src/common/redis.js';
import { connectPool } from '../../src/embedded/database/pool.js';
import { launcherFor } from '../../src/embedded/database/postgres-binaries.js';
import { ensureCluster } from '../../src/embedded/database/postgres-cluster.js';
import { type PostgresServer, startPostgres } from '../../src/embedded/database/postgres.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { authority, type Certificate, startTlsProxy, type TlsProxy } from '../support/tls-proxy.js';

const certificates = resolve('test/support/shop-api-tls');
const trusted = getCACertificates();
// Same effect as NODE_EXTRA_CA_CERTS at the start of a process.
beforeAll(() => setDefaultCACertificates([...trusted, authority]));
afterAll(() => setDefaultCACertificates(trusted));

const refusals: [Certificate, RegExp][] = [
  ['expired', /certificate has expired/],
  ['self-signed', /self-signed certificate/],
  ['other-name', /does not match certificate's altnames/],
];

describe('a PostgreSQL with TLS', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'quiet-shop-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Starts PostgreSQL with a certificate. */
  const startWith = async (certificate: Certificate): Promise<PostgresServer> => {
    const cluster = join(folder, 'postgres');
    const launcher = await launcherFor(cluster);
    await ensureCluster(cluster, launcher);
    await copyFile(join(certificates, `${certificate}.pem`), join(cluster, 'server.crt'));
    await copyFile(join(certificates, 'key.pem'), join(cluster, 'server.key'));
    await chmod(join(cluster, 'server.key'), 0o600);
    await writeFile(join(cluster, 'postgresql.auto.conf'), 'ssl = on\n');
    return startPostgres(folder);
  };
  /** Whether the connections of the shop are encrypted, according to the server. */
  const areEncrypted = async (certificate: Certificate, ...queries: string[]): Promise<boolean[]> => {
    const server = await startWith(certificate);
    const pools = queries.map((search) => connectPool(Object.assign(new URL(server.url), { hostname: 'localhost', search }).href));
    try {
      const answers = await Promise.all(pools.map((pool) => pool.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()')));
      return answers.map(({ rows }) => rows[0]!.ssl);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await server.stop();
    }
  };

  it('is used over TLS with sslmode=verify-full', async () => {
    expect(await areEncrypted('good', '?sslmode=verify-full', '')).toEqual([true, false]);
  }, 60_000);

  it.each(refusals)(
    'is not used with an invalid certificate (%s)',
    async (certificate, reason) => {
      await expect(areEncrypted(certificate, '?sslmode=verify-full')).rejects.toThrow(reason);
    },
    60_000,
  );
});

describe('a Redis with TLS', () => {
  let redis: TestRedis;
  let way: TlsProxy;
  beforeAll(async () => {
    if (!hasRedis) throw new Error('These tests need Redis. Install redis-server or valkey-server.');
    redis = await startRedis();
    way = await startTlsProxy(redis.url);
  });
  afterAll(async () => {
    await way?.stop();
    await redis?.stop();
  });
  const client = () => redisClient(way.url.replace('https', 'rediss'));

  it('is used over TLS', async () => {
    const open = await client();
    open.on('error', () => undefined);
    await open.connect();
    expect(await open.ping()).toBe('PONG');
    open.destroy();
  });

  it.each(refusals)('is not used with an invalid certificate (%s)', async (certificate, reason) => {
    way.show(certificate);
    const refused = await client();
    const failure = once(refused, 'error').catch((error: unknown) => [error]) as Promise<[Error]>;
    void refused.connect().catch(() => undefined);
    expect((await failure)[0].message).toMatch(reason);
    refused.destroy();
  });
});
