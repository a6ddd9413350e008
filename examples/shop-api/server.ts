/** What all calls share: errors, owners, idempotency keys, forms, files, webhooks. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import sharp from 'sharp';
import { Webhook } from 'standardwebhooks';
import type { InputOf, OperationName, OutputOf } from '../../src/contract/shop-api.js';

// biome-ignore format: a table
/** HTTP status of each error code of the contract. */
const statuses = {
  MALFORMED: 400, UNAUTHORIZED: 401, INVALID_CREDENTIALS: 401, PASSWORD_REQUIRED: 401, NOT_FOUND: 404, ORDER_CHANGED: 409, OUT_OF_STOCK: 409, NOTHING_TO_PAY: 409, GONE: 410,
  PAYLOAD_TOO_LARGE: 413, UNSUPPORTED_MEDIA_TYPE: 415, VALIDATION: 422, IDEMPOTENCY_MISMATCH: 422, ORDER_INCOMPLETE: 422, FOREIGN_RETURN_URL: 422, CONFIGURATION_INCOMPLETE: 422,
  IMAGE_UNREADABLE: 422, RESOLUTION_TOO_LOW: 422, INTERNAL: 500, NOT_CONFIGURED: 503,
};
type Code = keyof typeof statuses;

/** Ends the call with problem details (RFC 9457). The storefront shows its own text for each code. @param more further fields */
export const refuse: (code: Code, more?: object) => never = (code, more = {}) => {
  throw Object.assign(new Error(code), { refusal: code, more });
};
/** The fault of a field, which the storefront marks in its form. */
export const faultOf = (field: string, code = 'yup.errors.string.matches', params = {}) => ({ field, code, message: 'This value is not valid.', params });
export const invalid: (...fault: Parameters<typeof faultOf>) => never = (...fault) => refuse('VALIDATION', { errors: [faultOf(...fault)] });
/** Key of the text for a missing value. */
export const required = 'yup.errors.mixed.required';
export const found = <Value>(value: Value): NonNullable<Value> => value ?? refuse('NOT_FOUND');

/** A field that must be there. A real Shop API checks whole inputs, with the schemas of the OpenAPI document. */
export const given = <Value>(value: Value, field: string): NonNullable<Value> => value ?? invalid(field, required);
export const now = () => new Date().toISOString();
export const later = (days: number, from = now()) => new Date(Date.parse(from) + days * 86_400_000).toISOString();
export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (password = '') => scryptSync(password, 'a real shop has a salt for each password', 32).toString('hex');
/** Maximum size of a file: 30 MB. */
export const maximumBytes = 31_457_280;
/** A file of a form. */
export interface Upload {
  name: string;
  content: Buffer;
}

/** A WebP of 800 pixels width: of the whole picture, or of a part of it after the rotation. */
export const smallPictureOf = (content: Buffer, part?: { rotation: number; left: number; top: number; width: number; height: number }): Promise<Buffer> => {
  const whole = sharp(content).autoOrient();
  return (part ? whole.rotate(part.rotation).extract(part) : whole).resize(800).webp().toBuffer();
};
/** Media type, size in bytes, and for a picture its size in pixels and a smaller version. */
export const fileFactsOf = async (content: Buffer) => {
  const size = content.length || invalid('file', required);
  const { autoOrient, format } = await sharp(content)
    .metadata()
    .catch(() => ({ autoOrient: undefined, format: undefined }));
  if (autoOrient) return { ...autoOrient, size, type: `image/${format}`, picture: await smallPictureOf(content) };
  const isPdf = content.subarray(0, 4).toString() === '%PDF';
  return { width: null, height: null, size, type: isPdf ? 'application/pdf' : 'application/octet-stream', picture: null };
};

export const pageOf = <Entry>(items: Entry[], { page = 1, pageSize = 20 }: { page?: number; pageSize?: number }) => {
  const from = (Number(page) - 1) * Number(pageSize);
  return { items: items.slice(from, from + Number(pageSize)), total: items.length, page: Number(page), pageSize: Number(pageSize) };
};

/** A guest or a customer. Orders, configurations and files belong to one owner; for others they do not exist. */
export interface Owner {
  /** Cart token of a guest. */
  cartToken?: string;
  customer?: OutputOf<'getMe'>;
  password?: string;
  cart?: OutputOf<'getOrder'>;
  orders: OutputOf<'getOrder'>[];
  configurations: Map<string, OutputOf<'getConfiguration'>>;
  items: OutputOf<'getStorageItem'>[];
  uploads: Map<string, Buffer>;
}
export const newOwner = (): Owner => ({ orders: [], configurations: new Map(), items: [], uploads: new Map() });
export const customerOf = ({ customer }: Owner) => customer ?? refuse('UNAUTHORIZED');
export const configurationOf = ({ configurations }: Owner, id: string | null | undefined) => (id ? found(configurations.get(id)) : undefined);
export const orderOf = ({ cart, orders }: Owner, id: string) => found(id === 'current' ? cart : [...(cart ? [cart] : []), ...orders].find((order) => order.id === id));

export interface Call {
  owner: Owner;
  request: FastifyRequest;
  reply: FastifyReply;
}
/** What a call returns; anything if the response has no body. */
type Answer<Name extends OperationName> = OutputOf<Name> extends Record<string, never> ? unknown : OutputOf<Name> | Promise<OutputOf<Name>>;
export interface Server {
  app: FastifyInstance;
  /** Owners of session tokens. */
  sessions: Map<string, Owner>;
  /** Serves a call. Path, query, and the fields of a JSON body or a form are one flat input. @param line method, path, and the status of success if that is not 200 */
  serve<Name extends OperationName>(line: string, answer: (input: InputOf<Name>, call: Call) => Answer<Name>): void;
  /** Adds the cart token to the first resource that a guest creates; it is returned only once. */
  withToken<Resource extends object>(owner: Owner, resource: Resource): Resource & { cartToken?: string };
}

/** Runs a write once for each `Idempotency-Key` of a caller: a repeated key gets the stored response. A real Shop API stores it in the transaction of the write, for a day. */
const idempotency = () => {
  const responses = new Map<string, { sent: string; output: Promise<unknown> }>();
  return (request: FastifyRequest, reply: FastifyReply, write: () => Promise<unknown>): Promise<unknown> => {
    const { 'idempotency-key': name, authorization, 'x-cart-token': cartToken } = request.headers;
    if (!name) return write();
    const key = [name, request.url, authorization, cartToken].join(' ');
    const sent = request.isMultipart() ? '' : JSON.stringify(request.body);
    const stored = responses.get(key);
    if (stored && stored.sent !== sent) refuse('IDEMPOTENCY_MISMATCH');
    if (stored) void reply.header('idempotent-replayed', 'true');
    const output = stored?.output ?? write().then((written) => structuredClone(written));
    responses.set(key, { sent, output });
    output.catch(() => responses.delete(key));
    return output;
  };
};

/** Errors that Fastify itself finds. */
const ofFastify: Record<number, Code> = { 400: 'MALFORMED', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

export const createServer = (): Server => {
  const guests = new Map<string, Owner>();
  const sessions = new Map<string, Owner>();
  // The largest body is a file in base64.
  const app = Fastify({ routerOptions: { caseSensitive: false }, bodyLimit: 42_100_000, genReqId: ({ headers }) => String(headers['x-request-id'] ?? randomUUID()) });
  const onFile = async (part: MultipartFile) => void Object.assign(part, { value: { name: part.filename, content: await part.toBuffer() } });
  void app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { fileSize: maximumBytes }, onFile });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
  app.addHook('onSend', async (request, reply) => void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }));
  app.setNotFoundHandler(() => refuse('NOT_FOUND'));
  app.setErrorHandler<{ refusal?: Code; more?: object; statusCode?: number; stack?: string }>((error, request, reply) => {
    const code = error.refusal ?? ofFastify[error.statusCode ?? 500] ?? 'INTERNAL';
    if (code === 'INTERNAL') process.stderr.write(`${error.stack}\n`);
    if (statuses[code] === 503) void reply.header('retry-after', '60');
    const problem = { type: `urn:problem:${code.toLowerCase()}`, title: code, status: statuses[code], code, errors: [], requestId: request.id, ...error.more };
    return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  });

  const once = idempotency();
  const ownerOf = ({ authorization, 'x-cart-token': cartToken }: FastifyRequest['headers']): Owner =>
    authorization ? (sessions.get(authorization.replace('Bearer ', '')) ?? refuse('UNAUTHORIZED')) : (guests.get(String(cartToken)) ?? newOwner());
  return {
    app,
    sessions,
    serve: (line, answer) => {
      const [method, path, status = '200'] = line.split(' ') as ['GET', string, string?];
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const input = Object.assign({}, request.query, request.body, request.params) as Parameters<typeof answer>[0];
        const call = { owner: ownerOf(request.headers), request, reply };
        const output = await once(request, reply, async () => answer(input, call));
        return reply.status(Number(status)).send(status === '204' ? undefined : output);
      };
      app.route({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), handler });
    },
    withToken: (owner, resource) => {
      if (owner.customer || owner.cartToken) return resource;
      owner.cartToken = newToken();
      guests.set(owner.cartToken, owner);
      return { ...resource, cartToken: owner.cartToken };
    },
  };
};

/** Tells the storefront that the stock of a product changed, so that it renders its pages again. Signed as Standard Webhooks describes. */
export const publish = async (id: string, { STOREFRONT_URL, SHOP_API_WEBHOOK_SECRET } = process.env): Promise<void> => {
  if (!STOREFRONT_URL || !SHOP_API_WEBHOOK_SECRET) return;
  const [messageId, at] = [randomUUID(), new Date()];
  const body = JSON.stringify({ type: 'product.changed', timestamp: at.toISOString(), data: { id, sku: id, isOnSale: true } });
  const signature = new Webhook(SHOP_API_WEBHOOK_SECRET).sign(messageId, at, body);
  const headers = { 'content-type': 'application/json', 'webhook-id': messageId, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)), 'webhook-signature': signature };
  // A real Shop API stores the message with the order, and repeats it until it is accepted.
  await fetch(`${STOREFRONT_URL}/hooks/shop-api`, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
};
