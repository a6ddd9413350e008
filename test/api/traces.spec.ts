import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CollectedSpan, type Collector, startCollector } from '../support/collector.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { startTestDatabase, type TestDatabase } from '../support/test-database.js';
import { type Started, startProgram, type Variables } from '../support/start-shop.js';

const secrets = { email: 'ada.of-the-traces@example.nl', password: 'a-password-of-the-traces', query: 'word-of-the-query', cookie: 'value-of-the-cookie' };
/** Trace context that an external client sends. */
const foreign = { id: 'f'.repeat(32), traceparent: `00-${'f'.repeat(32)}-${'e'.repeat(16)}-01` };
/** Short export intervals, so that tests do not wait for the default of 5 s. */
const soon = { OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_BLRP_SCHEDULE_DELAY: '50' };
const never = '600000';

/** Module hook that prints the id of a process that loads a file with parts of the SDK. */
const watch = `import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    const loaded = next(url, context);
    if (/node_modules.@opentelemetry.(?!api)/.test(String(loaded.source))) process.stderr.write('loads it: ' + process.pid + String.fromCharCode(10));
    return loaded;
  } });`;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await startTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-traces-'));
}, 60_000);
afterAll(async () => {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Shop extends Started {
  url: string;
  shopApi: string;
}

/** Runs storefront and Shop API as `npm start` does while `visit` runs, then stops them with SIGTERM. */
const whileOpen = async (variables: Variables, visit: (shop: Shop) => Promise<void>): Promise<Shop> => {
  const [PORT, SHOP_API_PORT] = [String(await freePort()), String(await freePort())];
  const given = { PORT, SHOP_API_PORT, DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_FORMAT: 'json', ...variables };
  const shop = {
    ...startProgram(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, 'dist/src/main.js'], { variables: given }),
    url: `http://localhost:${PORT}`,
    shopApi: `http://localhost:${SHOP_API_PORT}`,
  };
  try {
    await shop.open;
    await visit(shop);
  } finally {
    shop.process.kill('SIGTERM');
    await shop.ended;
  }
  return shop;
};
const sentTo = ({ url }: Collector) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...soon });
const processesWithIt = (shop: Shop): number => new Set(shop.output().match(/^loads it: \d+$/gm)).size;

const post = (url: string, input: object, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(input) });
const product = { productId: 'wpn-lightgrey-01', quantity: 3 };

describe('a shop with a trace collector', () => {
  const ids = { list: 'a-visit-of-the-list', cart: 'a-write-to-the-cart', login: 'a-sign-in-in-vain', direct: 'a-call-of-the-shop-api' };
  /** Request id of a request that is refused before tracing starts. */
  const fromElsewhere = 'a-write-from-elsewhere';
  let collector: Collector;
  let shop: Shop;
  const ofRequest = (id: string): CollectedSpan[] => collector.spans.filter(({ facts }) => facts['shop.request_id'] === id);
  const below = (parent: CollectedSpan): CollectedSpan[] => collector.spans.filter((span) => span.parent === parent.id && span.trace === parent.trace);

  beforeAll(async () => {
    collector = await startCollector();
    const variables = { ...sentTo(collector), OTEL_LOGS_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key-of-the-collector' };
    shop = await whileOpen(variables, async ({ url, shopApi }) => {
      const visitor = { cookie: `__Host-locale=nl-NL; own=${secrets.cookie}`, traceparent: foreign.traceparent };
      expect((await fetch(`${url}/producten?color=${secrets.query}`, { headers: { ...visitor, 'x-request-id': ids.list } })).status).toBe(200);
      expect((await post(`${url}/api/orders/lines`, product, { ...visitor, 'x-request-id': ids.cart })).status).toBe(201);
      expect((await post(`${url}/api/auth/login`, { email: secrets.email, password: secrets.password }, { ...visitor, 'x-request-id': ids.login })).status).toBe(401);
      expect((await post(`${url}/forms/auth/logout`, {}, { ...visitor, 'x-request-id': fromElsewhere, origin: 'https://elsewhere.example' })).status).toBe(403);
      await fetch(`${shopApi}/Products/suggest?q=${secrets.query}`, { headers: { 'x-shop': 'ENC', 'x-request-id': ids.direct, traceparent: foreign.traceparent } });
    });
    await collector.stop();
  }, 60_000);

  it('sends one trace for a page, with spans of storefront and Shop API', () => {
    const page = ofRequest(ids.list).find(({ parent }) => parent === '')!;
    expect(page).toMatchObject({
      service: 'storefront',
      kind: 'server',
      name: 'GET productOverview',
      facts: { 'http.request.method': 'GET', 'http.route': 'productOverview', 'http.response.status_code': 200 },
    });
    const requested = below(page).find(({ name }) => name === 'listProducts')!;
    expect(requested).toMatchObject({ service: 'storefront', kind: 'client', facts: { 'shop.request_id': ids.list } });
    expect(below(requested)).toEqual([
      expect.objectContaining({ service: 'shop-api', kind: 'server', name: 'listProducts', facts: expect.objectContaining({ 'shop.request_id': ids.list }) }),
    ]);
    expect(new Set(ofRequest(ids.list).map(({ trace }) => trace))).toEqual(new Set([page.trace]));
  });

  it('includes the SQL statements of a write', () => {
    const write = ofRequest(ids.cart).find(({ parent }) => parent === '')!;
    expect(write).toMatchObject({ service: 'storefront', name: 'POST /api/orders/lines' });
    const requested = below(write).find(({ name }) => name === 'addOrderLine')!;
    const answered = below(requested)[0]!;
    expect(answered).toMatchObject({ service: 'shop-api', kind: 'server', name: 'addOrderLine', facts: { 'http.response.status_code': 201 } });
    const statements = below(answered);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT', 'BEGIN', 'COMMIT']));
    expect(statements.find(({ name }) => name === 'INSERT')).toMatchObject({
      service: 'shop-api',
      kind: 'client',
      facts: { 'shop.request_id': ids.cart, 'db.system.name': 'postgresql', 'db.query.text': expect.stringMatching(/^insert into .*\$1/) },
    });
  });

  it('sends only the error code of a failure', () => {
    expect(ofRequest(ids.login).find(({ name, kind }) => name === 'login' && kind === 'client')?.facts).toMatchObject({ 'error.type': 'INVALID_CREDENTIALS' });
  });

  it('ignores the trace context of external clients', () => {
    for (const id of Object.values(ids)) expect(ofRequest(id).length).toBeGreaterThan(0);
    expect(collector.spans.filter(({ trace }) => trace === foreign.id)).toEqual([]);
  });

  it('sends no input and no identity of visitors', () => {
    const sent = Buffer.concat(collector.sent);
    expect(sent.includes('addOrderLine')).toBe(true);
    for (const secret of [...Object.values(secrets), product.productId, 'example.nl', '127.0.0.1', '::1']) expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });

  it('sends the configured headers to the collector', () => {
    expect(new Set(collector.headers)).toEqual(new Set(['key-of-the-collector']));
  });

  it('writes the trace id into its log lines', () => {
    const line = shop
      .output()
      .split('\n')
      .find((one) => one.includes('passwordRefused'))!;
    expect(JSON.parse(line)).toMatchObject({ requestId: ids.login, traceId: ofRequest(ids.login)[0]!.trace });
  });

  it('sends the log lines of both processes unchanged', () => {
    const written = shop
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const [service, message, requestId] of [
      ['shop-api', 'passwordRefused', ids.login],
      ['storefront', 'originRefused', fromElsewhere],
    ] as const) {
      const { level, time, ...facts } = written.find((line) => line.message === message)!;
      expect([service, time, facts]).toEqual([facts.program, expect.any(String), expect.objectContaining({ requestId, message })]);
      expect(collector.lines).toContainEqual({ service, level, message, facts: expect.objectContaining({ requestId, part: 'Security', network: facts.network }) });
    }
  });

  it('loads OpenTelemetry’s SDK in both of its processes', () => expect(processesWithIt(shop)).toBe(2));
});

it('a shop without a trace collector does not load the SDK of OpenTelemetry', async () => {
  expect(processesWithIt(await whileOpen({}, async ({ url }) => expect((await fetch(`${url}/producten`)).status).toBe(200)))).toBe(0);
});

it('a collector that never responds delays neither requests nor the shutdown', async () => {
  const collector = await startCollector();
  collector.status = undefined;
  const patient = { OTEL_EXPORTER_OTLP_TIMEOUT: never, OTEL_BSP_EXPORT_TIMEOUT: never, OTEL_BLRP_EXPORT_TIMEOUT: never };
  const shop = await whileOpen({ ...sentTo(collector), ...patient, OTEL_LOGS_EXPORTER: 'otlp' }, async ({ url }) => {
    expect((await post(`${url}/api/orders/lines`, product)).status).toBe(201);
    await eventually('both processes to wait for the collector', async () => (new Set(collector.spans.map(({ service }) => service)).size === 2 ? true : undefined));
    expect((await fetch(`${url}/producten?page=2`)).status).toBe(200);
    expect((await post(`${url}/api/orders/lines`, product)).status).toBe(201);
  });
  expect(await shop.ended).toBe(0);
  await collector.stop();
});

it('a collector that refuses traces is logged once, and again when it accepts them', async () => {
  const collector = await startCollector();
  collector.status = 400;
  const reported = (output: string, words: string) => output.split('\n').filter((line) => line.includes(words) && line.includes('"program":"storefront"')).length;
  const shop = await whileOpen(sentTo(collector), async ({ url, output }) => {
    const visitUntil = (what: string, isSo: () => boolean) =>
      eventually(what, async () => {
        await fetch(`${url}/nergens`);
        return isSo() || undefined;
      });
    await visitUntil('several batches to be refused', () => collector.sent.length > 4 && reported(output(), 'Traces cannot be sent to the collector (400)') > 0);
    collector.status = 200;
    await visitUntil('a batch to be taken', () => reported(output(), 'Traces are sent again') > 0);
  });
  expect(reported(shop.output(), 'Traces cannot be sent')).toBe(1);
  expect(collector.lines).toEqual([]);
  await collector.stop();
});
