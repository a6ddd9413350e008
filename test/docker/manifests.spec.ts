import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { parse, parseAllDocuments } from 'yaml';
import { readEnvironment, variableNames } from '../../src/config/environment.js';
import { migrateDatabase } from '../../src/embedded/database/migrate.js';
import { clusterUrl, superuser } from '../../src/embedded/database/postgres-cluster.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
}
interface Container {
  command: string[];
  ports: { name: string; containerPort: number }[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { key: string } } }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
}
interface Document {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    replicas: number;
    minAvailable?: number;
    selector: { matchLabels?: { app: string }; app?: string };
    template: { spec: { terminationGracePeriodSeconds: number; securityContext: { runAsNonRoot: boolean }; containers: Container[] } };
  };
}
const kubernetes = parseAllDocuments(readFileSync('docs/deployment/kubernetes.yaml', 'utf8')).map((document) => document.toJS() as Document);
const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, { environment?: Record<string, string>; networks: string[]; configs?: { source: string; target: string }[] }>;
  configs: Record<string, { content: string }>;
  networks: Record<string, { internal?: boolean } | null>;
};
const of = (kind: string) => kubernetes.filter((document) => document.kind === kind);
const config = { ...of('ConfigMap')[0]!.data, ...of('Secret')[0]!.stringData } as Record<string, string>;

describe('memory options of V8', () => {
  const optionsIn = (words: string) => words.match(/--(?:max-semi-space-size|heap-growing-percent)=\d+/g);

  it.each(['Dockerfile', 'compose.yaml', 'docs/deployment.md', 'docs/deployment/kubernetes.yaml', 'package.json'])('are those of `npm start` in %s', (file) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    const ofStart = optionsIn(scripts.start)!;
    expect(ofStart).toHaveLength(2);
    expect(new Set(optionsIn(readFileSync(file, 'utf8')))).toEqual(new Set(ofStart));
  });
});

/** Variables that Node itself reads. */
const ofNode = ['NODE_EXTRA_CA_CERTS'];

describe.each(of('Deployment').map((deployment) => [deployment.metadata.name, deployment] as const))('%s on Kubernetes', (name, { spec }) => {
  const pod = spec.template.spec;
  const container = pod.containers[0]!;

  it('sets only known environment variables, with valid values', () => {
    const given = Object.fromEntries(container.env.map(({ name: variable, value, valueFrom }) => [variable, value ?? config[valueFrom!.secretKeyRef.key]!]));
    const variables = { NODE_ENV: 'production', ...of('ConfigMap')[0]!.data, ...given };
    expect(Object.keys(variables).filter((variable) => ![...variableNames, ...ofNode].includes(variable))).toEqual([]);
    expect(variables).not.toHaveProperty('CLEAR_TEXT');
    // The manifest contains no key in Mollie's format, because secret scanners would report it. The test inserts one.
    expect(() => readEnvironment({ ...variables, ...(given['MOLLIE_API_KEY'] && { MOLLIE_API_KEY: `live_${'x'.repeat(30)}` }) })).not.toThrow();
  });

  it('has probes on the health checks, and a grace period longer than the shutdown', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = container;
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) expect(httpGet.port).toBe(ports[0]!.name);
    expect([startupProbe.httpGet.path, livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/health/live', '/health/live', '/health/ready']);
    const drain = Number(config['DRAIN_SECONDS']);
    expect(drain).toBeGreaterThan(2 * readinessProbe.periodSeconds);
    // After draining, open requests end within 5 s (docs/reliability.md).
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 5);
  });

  it('has several replicas, a disruption budget and an autoscaler, and does not run as root', () => {
    expect(spec.replicas).toBeGreaterThan(1);
    const budget = of('PodDisruptionBudget').find(({ spec: { selector } }) => selector.matchLabels?.app === name)!;
    expect(budget.spec.minAvailable).toBe(1);
    expect(of('HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toContain(name);
    expect(of('Service').map(({ spec: { selector } }) => selector.app)).toContain(name);
    expect(pod.securityContext.runAsNonRoot).toBe(true);
  });
});

it('compose sets only known environment variables for the shop', () => {
  const ours = ['storefront', 'shop-api'].flatMap((name) => Object.keys(compose.services[name]!.environment!));
  expect(ours.filter((variable) => !variableNames.includes(variable))).toEqual([]);
  expect(Object.keys(compose.services)).toEqual(['storefront', 'shop-api', 'postgres', 'redis']);
});

it('compose allows clear text only within its own network, and only through CLEAR_TEXT', () => {
  const within = (value: string) => value.replace(/\$\{\w+:?(?:-([^${}]*)|\?[^}]*)\}/g, (_, unless?: string) => unless ?? 'word');
  // Twice, because some defaults contain others.
  const filled = (value: string) => within(within(value));
  for (const name of ['storefront', 'shop-api']) {
    const variables = Object.fromEntries(Object.entries(compose.services[name]!.environment!).map(([variable, value]) => [variable, filled(value)]));
    const start = (changed: Record<string, string>) => () => readEnvironment({ NODE_ENV: 'production', ...variables, ...changed });
    expect(start({})).not.toThrow();
    expect(start({ CLEAR_TEXT: '' })).toThrow('sends clear text over a network');
    expect(start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' })).toThrow('sends clear text over a public network');
  }
});

it('compose has no default password: POSTGRES_PASSWORD is required', () => {
  const given = Object.values(compose.services).flatMap(({ environment = {} }) => Object.entries(environment).filter(([, value]) => String(value).includes('PASSWORD')));
  expect(given.map(([name]) => name).sort()).toEqual(['DATABASE_URL', 'POSTGRES_PASSWORD']);
  for (const [, value] of given) expect(value).toMatch(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/);
});

it('compose puts the database and Redis on an internal network that only the shop joins', () => {
  const inside = Object.keys(compose.services).filter((name) => compose.services[name]!.networks.includes('inside'));
  expect([inside, compose.networks['inside']]).toEqual([['storefront', 'shop-api', 'postgres', 'redis'], { internal: true }]);
  for (const name of ['postgres', 'redis']) expect(compose.services[name]!.networks).toEqual(['inside']);
});

it('compose gives the shop a role that owns its database and is no superuser, and removes the password of the superuser', async () => {
  const [mounted] = compose.services['postgres']!.configs!;
  expect(mounted!.target).toMatch(/^\/docker-entrypoint-initdb\.d\/.+\.sql$/);
  // Runs the statements with other names on a local cluster, which already has roles with the original ones.
  const statements = compose.configs[mounted!.source]!.content.replace(/\$\{[^}]+\}/, 'word')
    .replaceAll('shop', 'compose_shop')
    .replaceAll('postgres', 'compose_maker');
  const folder = await mkdtemp(join(tmpdir(), 'quiet-shop-compose-'));
  const server = await startPostgres(folder);
  const urlOf = (role: string, database: string) => Object.assign(new URL(server.url), { username: role, password: 'word', pathname: `/${database}` }).href;
  const within = async <Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  try {
    await within(await clusterUrl(join(folder, 'postgres'), Number(new URL(server.url).port), superuser), async (client) => {
      await client.query(`create role compose_maker superuser login password 'word'`);
      await client.query('create database compose_shop');
    });
    await within(urlOf('compose_maker', 'compose_shop'), (client) => client.query(statements));
    const url = urlOf('compose_shop', 'compose_shop');
    expect((await migrateDatabase(url)).length).toBeGreaterThan(10);
    expect(await within(url, async (client) => (await client.query('select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user')).rows)).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    await expect(within(urlOf('compose_maker', 'compose_shop'), () => Promise.resolve())).rejects.toThrow('password authentication failed');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
