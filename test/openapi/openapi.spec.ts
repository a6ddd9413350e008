import { createConfig, lintFromString } from '@redocly/openapi-core';
import { sql } from 'drizzle-orm';
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { documentOf } from '../../cli/api-client/document.js';
import { writeApiClient } from '../../cli/api-client/write.js';
import { problemsOf, scopeOf } from '../../src/contract/operation.js';
import { problemTable } from '../../src/contract/errors.js';
import { type OperationName, operationNames, shopApi } from '../../src/contract/shop-api.js';
import type { Operation } from '../../src/contract/operation.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

interface Described {
  'x-extension'?: { need: string; without: string };
  security: { apiKey?: string[] }[];
  operationId: string;
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
  requestBody?: { content: Record<string, { example: Record<string, unknown> }> };
  parameters: { $ref?: string; in?: string; name?: string; example?: unknown }[];
}
type Document = { openapi: string; paths: Record<string, Record<string, Described>>; webhooks: Record<string, unknown> };

const clientFolder = fileURLToPath(new URL('client/', import.meta.url));
const compiler = fileURLToPath(new URL('../../node_modules/typescript7/bin/tsc', import.meta.url));

/** Copies the example Shop API as a company does: with the types of the generated client instead of those of this project. */
const copyExample = async (): Promise<void> => {
  const [from, to] = ['examples/shop-api', 'dist/api-client/copied-example'];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const text = await readFile(`${from}/${name}`, 'utf8');
    const copy = text.replaceAll("'../../src/contract/shop-api.js'", "'../index.js'");
    expect(copy).not.toContain('../../');
    await writeFile(`${to}/${name}`, copy);
  }
};

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));
let document: Document;
beforeAll(async () => {
  document = (await storefront.call('get', '/api/openapi.json').expect(200)).body;
});

const described = (name: OperationName): Described => {
  const { path, method }: Operation = shopApi[name];
  return document.paths[path]![method.toLowerCase()]!;
};

describe('the OpenAPI document', () => {
  it('passes the recommended lint rules, except for two pairs of ambiguous paths (decision 0020)', async () => {
    const problems = await lintFromString({ source: JSON.stringify(document), config: await createConfig({ extends: ['recommended'] }) });
    const reported = problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
    const pair = (other: string) => `no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: \`/Products/{id}/slugs\` and \`/Products/${other}/{id}\`.`;
    expect(reported).toEqual([pair('configuration'), pair('photoprint')]);
  });

  it.each(operationNames)('describes %s with all its statuses and with valid examples', (name) => {
    const operation: Operation = shopApi[name];
    const { operationId, responses, requestBody, parameters } = described(name);
    expect(operationId).toBe(name);
    const statuses = new Set([operation.status, ...problemsOf(operation).map((code) => problemTable[code])].map(String));
    expect(new Set(Object.keys(responses))).toEqual(statuses);
    const inUrl = parameters.flatMap((parameter) => (parameter.in === 'path' || parameter.in === 'query' ? [[parameter.name, parameter.example]] : []));
    const inHeaders = Object.entries(operation.headers ?? {}).map(([field, header]) => [field, parameters.find((parameter) => parameter.name?.toLowerCase() === header)?.example]);
    const body = Object.values(requestBody?.content ?? {}).at(-1)?.example;
    expect(operation.input.safeParse({ ...Object.fromEntries([...inUrl, ...inHeaders]), ...body }).error?.issues ?? []).toEqual([]);
    const answer = responses[operation.status]!.content?.['application/json'];
    if (operation.status !== 204 && !operation.produces) expect(operation.output.safeParse(answer!.example).error?.issues ?? []).toEqual([]);
  });

  it('marks what a Shop API can leave out with its need and the way to do without it, and nothing else', () => {
    for (const name of operationNames) expect([name, described(name)['x-extension']]).toEqual([name, (shopApi[name] as Operation).extension]);
    expect(operationNames.filter((name) => !described(name)['x-extension'])).toHaveLength(56);
  });

  it('describes every webhook event', () => {
    expect(Object.keys(document.webhooks)).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.delivered', 'order.cancelled', 'order.refunded', 'product.changed']);
  });

  it('has an ETag, so that an unchanged document is not sent again', async () => {
    const { headers } = await storefront.call('get', '/api/openapi.json');
    await storefront.call('get', '/api/openapi.json', { 'if-none-match': headers['etag']! }).expect(304);
  });

  it('generates a client that compiles, also in a copy of the example Shop API, buys a product, reads the order and sets the stock', async () => {
    await writeApiClient(document, 'dist/api-client');
    await copyExample();
    const { buy } = (await import('./client/buy.js' as string)) as { buy: (...words: string[]) => Promise<{ number: string; redirectUrl: string }> };
    expect(spawnSync(process.execPath, [compiler, '-p', clientFolder], { encoding: 'utf8' }).stdout).toBe('');
    const bought = await buy(`${storefront.url}/api`, 'WPN-ochre-01', 'http://localhost:3000/afrekenen/resultaat');
    expect(bought.number).toMatch(/^ENC/);
    expect(bought.redirectUrl).toMatch(/^http/);

    await shop.db.execute(sql`update "order" set updated_at = updated_at - interval '1 minute'`);
    const { key } = await shop.app.get(ApiKeys).add('ERP', ['orders:read', 'stock:write']);
    const { synchronise, refusal } = (await import('./client/erp.js' as string)) as Record<'synchronise' | 'refusal', (...words: unknown[]) => Promise<unknown>>;
    const was = await shop.stockOf('wpn-ochre-01');
    expect(await synchronise(`${storefront.url}/api`, key, { sku: 'WPN-ochre-01', stock: was + 3, was })).toEqual({
      numbers: [bought.number],
      result: { sku: 'WPN-ochre-01', outcome: 'set', stock: was + 3 },
    });
    expect(await refusal(`${storefront.url}/api`, key)).toEqual(['enquiries:read', 'FORBIDDEN: This API key does not have the scope enquiries:read. Use a key that has it.']);
  });

  it('is the same as the one that `npm run openapi` writes', async () => {
    expect(await documentOf('ENC')).toEqual(document);
  });

  it('names the scope of an API key for each operation that requires one', () => {
    const named = operationNames.flatMap((name) => described(name).security.flatMap(({ apiKey = [] }) => apiKey.map((scope) => [name, scope])));
    expect(named).toContainEqual(['listChangedOrders', 'orders:read']);
    expect(named).toEqual(operationNames.flatMap((name) => ((scope) => (scope ? [[name, scope]] : []))(scopeOf(shopApi[name]))));
  });
});

describe('the page to browse the OpenAPI document', () => {
  it('runs only its own scripts', async () => {
    const { text, headers } = await storefront.page('/api/docs').expect(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    for (const [, file] of text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) await storefront.page(file!).expect(200);
    await storefront.page('/api/docs/package.json').expect(404);
  });

  it('is not served with API_DOCS=off, while the document still is', async () => {
    const without = await startTestStorefront(shop.url, 'ENC', undefined, { API_DOCS: 'off' });
    try {
      for (const path of ['/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui-bundle.js']) await without.page(path).expect(404);
      await without.call('get', '/api/openapi.json').expect(200);
    } finally {
      await without.stop();
    }
  });
});
