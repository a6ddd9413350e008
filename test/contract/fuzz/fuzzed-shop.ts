import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { Pool } from 'undici';
import type { JsonSchema } from '../../../src/openapi/json-schema.js';
import { photograph } from '../../support/pictures.js';
import { type Caller, Coverage } from '../caller.js';
import { type OwnShop, startOwnShop } from '../own-shop.js';
import { createFixtures, fillCart, type Fixtures, ownReturnUrl, placeOrder } from '../fixtures.js';
import { leakIn } from './leaks.js';
import { type DescribedCall, type KnownIds, requestsOf, type WireRequest } from './requests.js';

type Responses = Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
interface DescribedOperation {
  operationId: string;
  parameters: (DescribedCall['parameters'][number] | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example: Record<string, unknown> }> };
  responses: Responses;
}
interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const callOf = (path: string, method: string, { operationId, parameters, requestBody }: DescribedOperation): DescribedCall => {
  const content = requestBody?.content ?? {};
  const type = ['application/json', 'application/x-www-form-urlencoded'].find((one) => content[one]);
  const plain = parameters.filter((parameter): parameter is DescribedCall['parameters'][number] => !('$ref' in parameter));
  return { operationId, method: method.toUpperCase(), path, parameters: plain, ...(type && { body: { type, ...content[type]! } }) };
};

/** Creates guests and customers with one of each resource, so that requests find resources to act on. */
const settle = async (fixtures: Fixtures): Promise<KnownIds[]> => {
  const category = (await fixtures.stranger().ok('listCategories', {})).map(({ id }) => id);
  const settleOne = async (caller: Caller): Promise<KnownIds> => {
    const placed = await placeOrder(caller, fixtures.productId);
    const [method] = await caller.ok('listPaymentMethods', { orderId: placed.id });
    const { paymentId } = await caller.ok('initiatePayment', { orderId: placed.id, method: method!.id, returnUrl: ownReturnUrl });
    const cart = await fillCart(caller, fixtures.productId);
    const configuration = await caller.ok('configureProduct', { id: fixtures.photoPrintId, choices: {} });
    const item = await caller.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(3000, 2000) } });
    const file = item.files[0]!;
    const open = await caller.ok('startUpload', { name: 'hills.jpg', size: 5000 });
    const ordered = { order: ['current', placed.id, cart.id], orderLine: [cart.lines[0]!.id], payment: [paymentId], configuration: [configuration.id] };
    const saved = { storageItem: [item.id], storageFile: [file.id], upload: [file.uploadId], openUpload: [open.id] };
    const { cartToken, sessionToken } = caller;
    const keys = { apiKey: fixtures.target.apiKey!, ...(sessionToken ? { sessionToken } : { cartToken: cartToken! }) };
    return { ids: { product: [fixtures.productId, fixtures.photoPrintId], category, ...ordered, ...saved }, ...keys };
  };
  return Promise.all([fixtures.stranger(), fixtures.stranger(), await fixtures.customer(), await fixtures.customer()].map(settleOne));
};

/** Returns why a response does not match the document, or undefined when it does. */
type Judge = (call: DescribedCall, status: number, contentType: string | undefined, text: string) => string | undefined;

const judgeOf = (document: Document): Judge => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'shop');
  const pointer = (...parts: string[]) => parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const validatorOf = (call: DescribedCall, status: string, type: string) => {
    const $ref = `shop#/${pointer('paths', call.path, call.method.toLowerCase(), 'responses', status, 'content', type, 'schema')}`;
    const compiled = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, compiled);
    return compiled;
  };
  return (call, status, contentType, text) => {
    if (status >= 500) return `status ${status}`;
    const documented = document.paths[call.path]![call.method.toLowerCase()]!.responses[status];
    if (!documented) return `status ${status} is not documented`;
    const type = contentType?.split(';')[0];
    if (!documented.content) return text === '' ? undefined : 'a body, although none is documented';
    const content = documented.content[type ?? ''];
    if (!content) return `type ${type} is not documented`;
    if (!type?.endsWith('json')) return undefined;
    const validate = validatorOf(call, String(status), type);
    return validate(JSON.parse(text)) ? leakIn(text) : `the body does not match its schema: ${ajv.errorsText(validate.errors)}`;
  };
};

/** Bytes of headers that Node's HTTP parser accepts, minus those that the client adds. It answers longer ones with 431 before any code of the shop runs. */
const longestHead = 16_000;
const hasLongHead = ({ path, headers }: WireRequest): boolean => Buffer.byteLength(path + JSON.stringify(headers)) > longestHead;

/** Shop with all integrations configured; both its targets receive requests generated from its OpenAPI document. */
export class FuzzedShop {
  /** Number of responses by status. */
  readonly statuses = new Map<number, number>();
  /** Operations that succeeded at least once. */
  readonly succeeded = new Set<string>();
  sent = 0;
  private readonly pools: Pool[];
  private readonly judge: Judge;

  private constructor(
    readonly own: OwnShop,
    readonly calls: DescribedCall[],
    private readonly document: Document,
    private readonly people: KnownIds[],
    readonly atOnce: number,
  ) {
    this.pools = this.targetUrls.map((url) => new Pool(new URL(url).origin, { connections: atOnce }));
    this.judge = judgeOf(document);
  }

  /** @param maxConcurrent number of concurrent requests */
  static async start(atOnce: number): Promise<FuzzedShop> {
    const own = await startOwnShop();
    const document = (await (await fetch(`${own.targets.storefront.url}/openapi.json`)).json()) as Document;
    const calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)));
    return new FuzzedShop(own, calls, document, await settle(await createFixtures(own.targets.storefront, new Coverage())), atOnce);
  }

  /** Base URLs: the Shop API, and the REST endpoints of the storefront. */
  get targetUrls(): string[] {
    return [this.own.targets.embedded.url, this.own.targets.storefront.url];
  }

  /** Requests of any operation by any of the callers. */
  requests(): fc.Arbitrary<WireRequest> {
    const resolve = (schema: JsonSchema): JsonSchema => (schema.$ref ? this.document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema);
    return fc.oneof(...this.people.flatMap((known) => this.calls.map((call) => requestsOf(call, known, resolve))));
  }

  /** Sends a request to the two targets in turn. @returns the fault of the response, or undefined */
  async send(request: WireRequest): Promise<string | undefined> {
    const target = (this.sent += 1) % 2;
    return this.exchange(request, target).catch((error: unknown) => `${this.targetUrls[target]}: ${String(error)}\n${JSON.stringify(request)}`);
  }

  private async exchange(request: WireRequest, target: number): Promise<string | undefined> {
    const call = this.calls.find(({ operationId }) => operationId === request.operationId)!;
    const { statusCode, headers, body } = await this.pools[target]!.request({
      method: request.method as 'GET',
      path: `${new URL(this.targetUrls[target]!).pathname.replace(/\/$/, '')}${request.path}`,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body }),
    });
    const text = await body.text();
    this.statuses.set(statusCode, (this.statuses.get(statusCode) ?? 0) + 1);
    if (statusCode < 300) this.succeeded.add(request.operationId);
    if (statusCode === 431 && hasLongHead(request)) return undefined;
    const type = headers['content-type'];
    const fault = this.judge(call, statusCode, Array.isArray(type) ? type[0] : type, text);
    return fault && `${request.operationId} (${this.targetUrls[target]}): ${fault}\n${JSON.stringify(request)}\n${text.slice(0, 500)}`;
  }

  /** Totals in one line. */
  summary(): string {
    const reported = [...this.statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
    return `${this.sent} requests, ${this.succeeded.size} of ${this.calls.length} operations succeeded at least once; ${reported.join(', ')}\n`;
  }

  async stop(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.close()));
    await this.own.stop();
  }
}

/** Sends generated requests, and fails at the first response that does not match the document. */
export const sendAll = (shop: FuzzedShop, count: number, seed?: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(shop.requests(), { minLength: shop.atOnce, maxLength: shop.atOnce }), async (requests) => {
      const faults = (await Promise.all(requests.map((request) => shop.send(request)))).filter((fault) => fault !== undefined);
      expect(faults.join('\n')).toBe('');
    }),
    { numRuns: count / shop.atOnce, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
