import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { Pool } from 'undici';
import type { JsonSchema } from '../../../src/openapi/json-schema.js';
import { photograph } from '../../support/pictures.js';
import { type Caller, Coverage } from '../caller.js';
import { type OwnShop, startOwnShop } from '../own-shop.js';
import { discover, fillCart, ownReturnUrl, placeOrder, type World } from '../world.js';
import { type DescribedCall, type Known, requestsOf, type WireRequest } from './requests.js';

const requestCount = 20_000;
const atOnce = 20;

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

let own: OwnShop;
let doors: Pool[];
let document: Document;
let calls: DescribedCall[];
let people: Known[];
beforeAll(async () => {
  own = await startOwnShop();
  const { embedded, storefront } = own.targets;
  document = (await (await fetch(`${storefront.url}/openapi.json`)).json()) as Document;
  calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)));
  people = await settle(await discover(storefront, new Coverage()));
  doors = [new Pool(embedded.url, { connections: atOnce }), new Pool(new URL(storefront.url).origin, { connections: atOnce })];
});
afterAll(async () => {
  await Promise.all(doors.map((door) => door.close()));
  await own.stop();
});

const callOf = (path: string, method: string, { operationId, parameters, requestBody }: DescribedOperation): DescribedCall => {
  const content = requestBody?.content ?? {};
  const type = ['application/json', 'application/x-www-form-urlencoded'].find((one) => content[one]);
  const plain = parameters.filter((parameter): parameter is DescribedCall['parameters'][number] => !('$ref' in parameter));
  return { operationId, method: method.toUpperCase(), path, parameters: plain, ...(type && { body: { type, ...content[type]! } }) };
};

/** Guests and customers with one of everything: so that requests find something to act on. */
const settle = async (world: World): Promise<Known[]> => {
  const category = (await world.stranger().ok('listCategories', {})).map(({ id }) => id);
  const settleOne = async (caller: Caller): Promise<Known> => {
    const placed = await placeOrder(caller, world.productId);
    const [method] = await caller.ok('listPaymentMethods', { orderId: placed.id });
    const { paymentId } = await caller.ok('initiatePayment', { orderId: placed.id, method: method!.id, returnUrl: ownReturnUrl });
    const cart = await fillCart(caller, world.productId);
    const configuration = await caller.ok('configureProduct', { id: world.photoPrintId, choices: {} });
    const item = await caller.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(3000, 2000) } });
    const file = item.files[0]!;
    const open = await caller.ok('startUpload', { name: 'hills.jpg', size: 5000 });
    const ordered = { order: ['current', placed.id, cart.id], orderLine: [cart.lines[0]!.id], payment: [paymentId], configuration: [configuration.id] };
    const saved = { storageItem: [item.id], storageFile: [file.id], upload: [file.uploadId], openUpload: [open.id] };
    const { cartToken, sessionToken } = caller;
    const keys = { apiKey: world.target.apiKey!, ...(sessionToken ? { sessionToken } : { cartToken: cartToken! }) };
    return { ids: { product: [world.productId, world.photoPrintId], category, ...ordered, ...saved }, ...keys };
  };
  return Promise.all([world.stranger(), world.stranger(), await world.customer(), await world.customer()].map(settleOne));
};

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
const pointer = (...parts: string[]) => parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
const validators = new Map<string, ReturnType<typeof ajv.compile>>();
const validatorOf = (call: DescribedCall, status: string, type: string) => {
  const $ref = `shop#/${pointer('paths', call.path, call.method.toLowerCase(), 'responses', status, 'content', type, 'schema')}`;
  const compiled = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, compiled);
  return compiled;
};

/** Why an answer is not as documented; undefined when it is. */
const faultOf = (call: DescribedCall, status: number, contentType: string | undefined, text: string): string | undefined => {
  if (status >= 500) return `status ${status}`;
  const documented = document.paths[call.path]![call.method.toLowerCase()]!.responses[status];
  if (!documented) return `status ${status} is not documented`;
  const type = contentType?.split(';')[0];
  if (!documented.content) return text === '' ? undefined : 'a body where none is documented';
  const content = documented.content[type ?? ''];
  if (!content) return `type ${type} is not documented`;
  if (!type?.endsWith('json')) return undefined;
  const validate = validatorOf(call, String(status), type);
  return validate(JSON.parse(text)) ? undefined : `the body does not fit its schema: ${ajv.errorsText(validate.errors)}`;
};

const counts = new Map<number, number>();
const answered = new Set<string>();
let turn = 0;

const send = async (request: WireRequest): Promise<string | undefined> => {
  turn += 1;
  const isStorefront = turn % 2 === 0;
  return exchange(request, isStorefront).catch((error: unknown) => `${isStorefront ? 'storefront' : 'embedded'}: ${String(error)}\n${JSON.stringify(request)}`);
};
const exchange = async (request: WireRequest, isStorefront: boolean): Promise<string | undefined> => {
  const call = calls.find(({ operationId }) => operationId === request.operationId)!;
  const { statusCode, headers, body } = await doors[isStorefront ? 1 : 0]!.request({
    method: request.method as 'GET',
    path: `${isStorefront ? '/api' : ''}${request.path}`,
    headers: request.headers,
    ...(request.body !== undefined && { body: request.body }),
  });
  const text = await body.text();
  counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  if (statusCode < 300) answered.add(request.operationId);
  const type = headers['content-type'];
  const fault = faultOf(call, statusCode, Array.isArray(type) ? type[0] : type, text);
  return fault && `${request.operationId} ${isStorefront ? '(storefront)' : '(embedded)'}: ${fault}\n${JSON.stringify(request)}\n${text.slice(0, 500)}`;
};

it(`${requestCount.toLocaleString('en')} requests, sensible and senseless, get answers of a documented status and schema, and never a 5xx`, async () => {
  ajv.addSchema(document, 'shop');
  const resolve = (schema: JsonSchema): JsonSchema => (schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema);
  const anyRequest = fc.oneof(...people.flatMap((known) => calls.map((call) => requestsOf(call, known, resolve))));
  await fc.assert(
    fc.asyncProperty(fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce }), async (requests) => {
      const faults = (await Promise.all(requests.map(send))).filter((fault) => fault !== undefined);
      expect(faults.join('\n')).toBe('');
    }),
    { numRuns: requestCount / atOnce, endOnFailure: true },
  );
  const told = [...counts].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`${turn} requests, ${answered.size} of ${calls.length} operations also answered a success; ${told.join(', ')}\n`);
  expect(turn).toBe(requestCount);
  // Requests that never get past the first check would prove little.
  expect(answered.size).toBeGreaterThan(calls.length / 2);
}, 600_000);
