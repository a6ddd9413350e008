import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { alerts, expressionOf } from '../../cli/monitoring/alerts.js';
import { alertRules, asYaml } from '../../cli/monitoring/alert-rules.js';
import { dashboard } from '../../cli/monitoring/dashboard.js';
import { type MetricSample, parseMetrics } from '../../cli/monitoring/parse-metrics.js';
import { type Metric, metricTable } from '../../src/common/metrics/metric-table.js';
import { duringTests } from '../support/during-tests.js';
import { runCli } from '../support/run-cli.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const METRICS_TOKEN = 'a-token-of-the-tests-0123456789';
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };

const shop = duringTests(() => startTestShop({ METRICS_TOKEN }));
const storefront = duringTests(() => startTestStorefront(shop.url, undefined, undefined, { METRICS_TOKEN }));

const figuresAt = async (url: string): Promise<MetricSample[]> => parseMetrics(await (await fetch(`${url}/metrics`, { headers: bearer })).text());
/** Sum of all samples of a metric with the given labels. */
const sumOf = (readings: MetricSample[], name: string, labels: Record<string, string> = {}): number =>
  readings.filter((one) => one.name === name && Object.entries(labels).every(([label, is]) => one.labels[label] === is)).reduce((sum, { value }) => sum + value, 0);
const buy = async () => {
  const [id] = await shop.products();
  return shop.visitor().order(id);
};

describe('/metrics', () => {
  it('requires the token, and does not exist when none is configured', async () => {
    for (const url of [storefront.url, shop.url]) {
      expect((await fetch(`${url}/metrics`)).status).toBe(401);
      expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer another-token-0123456789' } })).status).toBe(401);
      const answer = await fetch(`${url}/metrics`, { headers: bearer });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
    }
    const mute = await startTestStorefront(shop.url);
    expect((await fetch(`${mute.url}/metrics`, { headers: bearer })).status).toBe(404);
    await mute.stop();
  });

  it.each([
    ['storefront', () => storefront.url],
    ['shopApi', () => shop.url],
  ] as const)('of the %s contains exactly the metrics of its table, with their labels', async (of, url) => {
    await storefront.page('/').expect(200);
    await buy();
    const reported = await (await fetch(`${url()}/metrics`, { headers: bearer })).text();
    const types = Object.fromEntries([...reported.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, kind]) => [name!, kind!]));
    const ours = Object.fromEntries(Object.entries(types).filter(([name]) => !/^(?:nodejs|process)_/.test(name)));
    const table = Object.entries(metricTable as Record<string, Metric>).filter(([, metric]) => metric.of === of || metric.of === 'both');
    expect(ours).toEqual(Object.fromEntries(table.map(([name, { kind }]) => [name, kind])));
    for (const { name, labels } of parseMetrics(reported)) {
      const metric = (metricTable as Record<string, Metric>)[name.replace(/_(?:bucket|sum|count)$/, '')];
      if (metric) expect(metric.labels).toEqual(expect.arrayContaining(Object.keys(labels).filter((label) => label !== 'le')));
    }
  });

  it('counts pages, also cached ones, by route and never by path', async () => {
    const before = await figuresAt(storefront.url);
    for (const path of ['/producten', '/producten', '/producten?page=2', '/gibt-es-nicht-4711']) await storefront.page(path, { host: 'nl-nl.localhost' });
    const after = await figuresAt(storefront.url);
    const grown = (labels: Record<string, string>) =>
      sumOf(after, 'http_server_request_duration_seconds_count', labels) - sumOf(before, 'http_server_request_duration_seconds_count', labels);
    expect(grown({ http_route: 'productOverview', http_response_status_code: '200' })).toBe(3);
    expect(grown({ http_route: 'notFound', http_response_status_code: '404' })).toBe(1);
    const sent = (source: string) => sumOf(after, 'shop_pages_sent_total', { source }) - sumOf(before, 'shop_pages_sent_total', { source });
    expect([sent('rendered'), sent('kept')]).toEqual([2, 1]);
    expect(sumOf(after, 'shop_pages_kept_bytes')).toBeGreaterThan(10_000);
    expect(after.flatMap(({ labels }) => Object.values(labels)).filter((label) => label.includes('4711'))).toEqual([]);
  });

  it('counts calls to the Shop API by outcome', async () => {
    await storefront.call('get', '/api/Products/is-nicht-da').expect(404);
    const figures = await figuresAt(storefront.url);
    expect(sumOf(figures, 'shop_api_request_duration_seconds_count', { operation: 'getProduct', outcome: 'NOT_FOUND' })).toBe(1);
    expect(sumOf(figures, 'shop_api_request_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(0);
    expect(sumOf(await figuresAt(shop.url), 'http_server_request_duration_seconds_count', { http_route: '/Products/:id', http_response_status_code: '404' })).toBe(1);
  });

  it('counts orders and payments in the database', async () => {
    const before = sumOf(await figuresAt(shop.url), 'shop_order_events_last_hour', { to: 'awaitingPayment' });
    const visitor = shop.visitor();
    const [id] = await shop.products();
    await visitor.pay(await visitor.order(id));
    const after = await figuresAt(shop.url);
    expect(sumOf(after, 'shop_order_events_last_hour', { to: 'awaitingPayment' })).toBe(before + 1);
    expect(sumOf(after, 'shop_payments_last_hour', { status: 'open' })).toBe(1);
    expect(sumOf(after, 'shop_database_connections')).toBeGreaterThan(0);
  });
});

describe('alerts and dashboard', () => {
  it('use only existing metrics', async () => {
    const reported = new Set([...(await figuresAt(storefront.url)), ...(await figuresAt(shop.url))].map(({ name }) => name));
    const expressions = [
      ...alerts.map(expressionOf),
      ...(JSON.parse(dashboard()) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = new Set(expressions.flatMap((expression) => expression.match(/\b(?:http|shop|nodejs|process)_\w+(?=[{[\s)>]|$)/g) ?? []));
    const labels = new Set(Object.values(metricTable as Record<string, Metric>).flatMap((metric) => metric.labels));
    expect([...named].filter((name) => !labels.has(name) && !reported.has(name) && !Object.hasOwn(metricTable, name))).toEqual([]);
    expect(named.size).toBeGreaterThan(15);
  });

  it('are in the documents as the command line generates them', () => {
    expect(readFileSync('docs/monitoring/alerts.yaml', 'utf8')).toBe(asYaml(alertRules()));
    expect(readFileSync('docs/monitoring/dashboard.json', 'utf8')).toBe(dashboard());
  });
});

describe('doctor --url', () => {
  const doctor = (url: string, token = METRICS_TOKEN) => runCli(['doctor', '--url', url, '--shop-api', shop.url, '--json'], { METRICS_TOKEN: token });
  const codesOf = ({ said }: { said: string }) => (JSON.parse(said) as { code: string }[]).map(({ code }) => code);

  it('finds nothing wrong with a healthy shop', async () => {
    expect(await doctor(storefront.url)).toEqual({ code: 0, said: '[]\n' });
  });

  it('reports an exceeded limit and its remedy', async () => {
    await shop.db.execute(sql`select graphile_worker.add_job('sweep', run_at := now() + interval '1 day', max_attempts := 1)`);
    await shop.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`);
    const { code, said } = await doctor(storefront.url);
    expect([code, JSON.parse(said)]).toEqual([1, [{ code: 'JobsGivenUp', place: shop.url, message: expect.stringContaining('graphile_worker.jobs') }]]);
    await shop.db.execute(sql`delete from graphile_worker._private_jobs where attempts >= max_attempts`);
  });

  it('reports a wrong token, and an unreachable server', async () => {
    expect(codesOf(await doctor(storefront.url, 'another-token-0123456789'))).toEqual(['WRONG_TOKEN', 'WRONG_TOKEN']);
    expect(codesOf(await doctor('http://localhost:1'))).toEqual(['NO_ANSWER']);
  });

  it('reports a storefront that cannot reach its Shop API', async () => {
    const lonely = await startTestStorefront('http://localhost:1');
    const { code, said } = await doctor(lonely.url);
    await lonely.stop();
    expect([code, JSON.parse(said)]).toEqual([
      1,
      [
        { code: 'NOT_READY', place: `${lonely.url} shopApi`, message: expect.stringMatching(/^ECONNREFUSED\. Check that the Shop API runs/) },
        { code: 'NO_FIGURES', place: lonely.url, message: expect.stringContaining('METRICS_TOKEN') },
      ],
    ]);
  });
});
