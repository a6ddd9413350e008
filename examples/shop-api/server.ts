/** What all calls of the example share: errors, headers, idempotency, and the owner of a request. */
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import type { InputOf, OperationName, OutputOf } from '../../src/contract/shop-api.js';

type Order = OutputOf<'getOrder'>;

// biome-ignore format: a table
/** HTTP status of each error code. */
const statuses = {
  MALFORMED: 400, UNAUTHORIZED: 401, INVALID_CREDENTIALS: 401, PASSWORD_REQUIRED: 401, NOT_FOUND: 404, CONFLICT: 409, ORDER_CHANGED: 409, OUT_OF_STOCK: 409,
  NOTHING_TO_PAY: 409, GONE: 410, PAYLOAD_TOO_LARGE: 413, UNSUPPORTED_MEDIA_TYPE: 415, VALIDATION: 422, IDEMPOTENCY_MISMATCH: 422, ORDER_INCOMPLETE: 422, FOREIGN_RETURN_URL: 422,
  CONFIGURATION_INCOMPLETE: 422, IMAGE_UNREADABLE: 422, RESOLUTION_TOO_LOW: 422, INTERNAL: 500, NOT_CONFIGURED: 503,
} as const;
type Code = keyof typeof statuses;
interface More {
  errors?: { field: string; code: string; message: string }[];
  /** The order, or the upload, as it is now. */
  current?: Order | OutputOf<'getOpenUpload'>;
  changed?: string[];
}

/** A refusal, sent as problem details (RFC 9457). The storefront shows its own text for each `code`. */
export class Refusal extends Error {
  readonly code: Code;
  readonly more: More;
  constructor(code: Code, more: More = {}) {
    super(code);
    this.code = code;
    this.more = more;
  }
}
export const invalid = (field: string, code = 'yup.errors.string.matches') => new Refusal('VALIDATION', { errors: [{ field, code, message: 'This value is not valid.' }] });
export const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Refusal('NOT_FOUND');
  return value;
};
const codes: Record<number, Code> = { 400: 'MALFORMED', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };
const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, stack } = error as { statusCode?: number; stack?: string };
  if (!codes[statusCode]) process.stderr.write(`${stack}\n`);
  return new Refusal(codes[statusCode] ?? 'INTERNAL');
};

/** Maximum size of a file: 30 MB. */
export const maximumBytes = 31_457_280;
export const newToken = () => randomBytes(32).toString('base64url');

/** A guest or a customer. Orders, configurations and files belong to one owner; for others they do not exist. */
export interface Owner {
  /** Cart token of a guest. */
  token?: string;
  customer?: OutputOf<'getMe'>;
  password?: string;
  cart?: Order;
  orders: Order[];
  configurations: Map<string, OutputOf<'getConfiguration'>>;
  items: OutputOf<'getStorageItem'>[];
  uploads: Map<string, { content: Buffer; width: number | null; height: number | null }>;
}
export const newOwner = (): Owner => ({ orders: [], configurations: new Map(), items: [], uploads: new Map() });

export const customerOf = ({ customer }: Owner): OutputOf<'getMe'> => {
  if (!customer) throw new Refusal('UNAUTHORIZED');
  return customer;
};
export const configurationOf = ({ configurations }: Owner, id?: string | null) => (id ? found(configurations.get(id)) : undefined);

export interface Call {
  owner: Owner;
  request: FastifyRequest;
  reply: FastifyReply;
}
type Answer<Name extends OperationName> = (input: InputOf<Name>, call: Call) => OutputOf<Name> | Promise<OutputOf<Name>>;
export interface Server {
  app: FastifyInstance;
  /** Owners of session tokens. */
  sessions: Map<string, Owner>;
  /** Serves a call. Path, query and body are one flat input, as in the contract. @param status of success */
  serve<Name extends OperationName>(line: string, status: number, answer: Answer<Name>): void;
  /** Adds the cart token to the first resource that a guest creates; it is returned only once. */
  withToken<Resource>(owner: Owner, resource: Resource): Resource & { cartToken?: string };
}

/** A repeated `Idempotency-Key` gets the stored response. A real Shop API stores the response in the transaction of the write, for a day. */
const addIdempotency = (app: FastifyInstance): void => {
  const answers = new Map<string, { sent: string; status?: number; payload?: string }>();
  /** Requests whose response is stored. */
  const firsts = new WeakSet<FastifyRequest>();
  const keyOf = ({ method, url, headers }: FastifyRequest) => {
    const key = headers['idempotency-key'];
    // A key belongs to its caller.
    return method === 'POST' && typeof key === 'string' ? [key, url, headers.authorization, headers['x-cart-token']].join(' ') : '';
  };
  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    const sent = JSON.stringify(request.body ?? null);
    const before = answers.get(key);
    if (!key) return;
    if (!before) {
      answers.set(key, { sent });
      return void firsts.add(request);
    }
    if (before.sent !== sent) throw new Refusal('IDEMPOTENCY_MISMATCH');
    if (before.status === undefined) throw new Refusal('CONFLICT');
    return reply.status(before.status).header('idempotent-replayed', 'true').type('application/json').send(before.payload);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!firsts.has(request)) return;
    if (reply.statusCode < 400) Object.assign(answers.get(keyOf(request))!, { status: reply.statusCode, payload: String(payload) });
    else answers.delete(keyOf(request));
  });
};

export const createServer = (): Server => {
  const guests = new Map<string, Owner>();
  const sessions = new Map<string, Owner>();
  const app = Fastify({
    routerOptions: { caseSensitive: false },
    // A file of 30 MB in base64.
    bodyLimit: 42_100_000,
    genReqId: ({ headers }) => String(headers['x-request-id'] ?? randomUUID()),
  });
  void app.register(multipart, { limits: { fileSize: maximumBytes } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
  app.addContentTypeParser('application/partial-upload', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  app.setNotFoundHandler(() => found(undefined));
  app.setErrorHandler((error, request, reply) => {
    const { code, more } = refusalFor(error);
    const problem = { type: `urn:problem:${code.toLowerCase()}`, title: code, status: statuses[code], code, errors: [], requestId: request.id, ...more };
    if (problem.status === 503) void reply.header('retry-after', '60');
    return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  });
  addIdempotency(app);

  const ownerOf = ({ headers }: FastifyRequest): Owner => {
    const session = headers.authorization?.replace(/^Bearer /, '');
    if (session === undefined) return guests.get(String(headers['x-cart-token'])) ?? newOwner();
    const owner = sessions.get(session);
    if (!owner) throw new Refusal('UNAUTHORIZED');
    return owner;
  };
  return {
    app,
    sessions,
    serve: (line, status, answer) => {
      const [method, path] = line.split(' ') as ['GET', string];
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const input = Object.assign({}, request.query, request.isMultipart() || Buffer.isBuffer(request.body) ? {} : request.body, request.params) as Parameters<typeof answer>[0];
        const answered = await answer(input, { owner: ownerOf(request), request, reply });
        return reply.status(status).send(status === 204 ? undefined : answered);
      };
      app.route({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), handler });
    },
    withToken: <Resource>(owner: Owner, resource: Resource & { cartToken?: string }) => {
      if (owner.customer || owner.token) return resource;
      owner.token = newToken();
      guests.set(owner.token, owner);
      return { ...resource, cartToken: owner.token };
    },
  };
};

export const pageOf = <One>(items: One[], { page = 1, pageSize = 20 }: { page?: number; pageSize?: number }) => {
  const [number, size] = [Number(page), Number(pageSize)];
  return { items: items.slice((number - 1) * size, number * size), total: items.length, page: number, pageSize: size };
};

/** Fields and file of a form, sent as `multipart/form-data` or urlencoded, or of a JSON body. */
export const formOf = async (request: FastifyRequest): Promise<{ fields: Record<string, string>; file?: { name: string; content: Buffer } }> => {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Record<string, string> };
  const form: Awaited<ReturnType<typeof formOf>> = { fields: {} };
  for await (const part of request.parts()) {
    if (part.type === 'file') form.file = { name: part.filename, content: await part.toBuffer() };
    else form.fields[part.fieldname] = String(part.value);
  }
  return form;
};
