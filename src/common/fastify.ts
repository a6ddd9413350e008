import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import proxyAddr from '@fastify/proxy-addr';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { shopApi } from '../contract/shop-api.js';
import type { Operation } from '../contract/operation.js';
import { requestSerializers } from './logs/json-log.js';
import { commonHeaders, neverFramed } from './common-headers.js';
import { Connections } from './connections.js';
import { trackRequests } from './logs/request-context.js';
import { drainThenClose } from './upload.js';
import { disconnectSlowReaders } from './slow-readers.js';
import { serializePipelined } from './http-pipelining.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { Problem } from '../contract/errors.js';
import { partialUpload, shopApiHeaders } from '../contract/operation.js';
import { parseHost } from '../domain/hosts.js';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

export interface FastifyOptions {
  /** Proxies whose `X-Forwarded-*` headers are trusted (Fastify's `trustProxy`). */
  trustProxy?: boolean | string | string[];
  /** Maximum bytes of a request body. */
  bodyLimit?: number;
  logLevel?: string;
  /** Logger; unset: Fastify's own. */
  requestLogger?: FastifyBaseLogger;
  /** Certificate and key for TLS, in PEM; unset: plain HTTP. */
  certificate?: { cert: string; key: string };
  /** Handles every request before Fastify. Returns true when it has sent the response; otherwise Fastify handles the request. */
  handleFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Returns the caller's request id if it is safe in a log line, else a new one. */
export const requestId = (given: string | string[] | undefined): string => (typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID());

/** Returns a function for the client address of a raw request, the same that Fastify's `request.ip` has later. @param trustProxy proxies whose `X-Forwarded-For` is trusted */
export const clientAddressResolver = (trustProxy: string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddr.compile(trustProxy);
  return (request) => proxyAddr(request, isTrusted);
};

/**
 * Whether a request has a supported HTTP version and at most one host, which is valid, also if a trusted proxy forwards it. Proxies and caches
 * interpret other requests differently (request smuggling, RFC 9112 section 3.2).
 */
const isUnambiguous = ({ host: forwarded, raw: { headers, rawHeaders, httpVersionMajor } }: FastifyRequest): boolean =>
  httpVersionMajor === 1 &&
  [headers.host, forwarded || headers.host].every((host) => host === undefined || parseHost(host) !== undefined) &&
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

const bodyLimits = new Map(Object.values<Operation>(shopApi).flatMap(({ path, maximumBodyBytes }) => (maximumBodyBytes ? [[path.toLowerCase(), maximumBodyBytes] as const] : [])));

/** Sets the body limit of operations with large bodies, and limits their concurrency. */
const limitLargeBodies = (server: FastifyInstance): void => {
  // These bodies are read into memory, so only two at a time. Each server has its own limit: with a shared one, a storefront and a Shop API in the same process could wait for each other.
  const largeBodies = new ConcurrencyLimiter(2, 20);
  server.addHook('onRoute', (route) => {
    const bodyLimit = bodyLimits.get(route.url.replace(/^\/api(?=\/)/, '').toLowerCase());
    if (!bodyLimit) return;
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request, reply, body) => {
      if (Number(request.headers['content-length']) > bodyLimit) {
        drainThenClose(request);
        throw new Problem('PAYLOAD_TOO_LARGE');
      }
      await largeBodies.acquire();
      reply.raw.once('close', () => largeBodies.release());
      return body;
    };
  });
};

/**
 * Milliseconds. `connectionTimeout` closes connections without traffic. No shorter timeout aborts a handler, because the outcome of a write
 * would be unknown. Slow requests are checked more often than by Node's default, so that none occupies a connection for more than half a minute.
 */
const timeouts = { connectionTimeout: 120_000, requestTimeout: 25_000, keepAliveTimeout: 72_000, http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 } };

/** Returns a factory of Node servers for Fastify, with `handleFirst` before Fastify's handler. Fastify creates one server for each address of `localhost`. */
const serverFactoryWith =
  (answersFirst: NonNullable<FastifyOptions['handleFirst']>, certificate: FastifyOptions['certificate'], connections: Connections) =>
  (handle: RequestListener): Server => {
    const { connectionTimeout, requestTimeout, keepAliveTimeout, http } = timeouts;
    const listener = serializePipelined(
      connections.trackResponses((request, response) => {
        if (!answersFirst(request, response)) handle(request, response);
      }),
    );
    const options = { ...http, requestTimeout, keepAliveTimeout };
    const server = certificate ? createSecureServer({ ...options, ...certificate, minVersion: 'TLSv1.2' }, listener) : createServer(options, listener);
    connections.watch(server);
    return server.setTimeout(connectionTimeout);
  };

/** Sets the headers of every response. Pages and files replace the content security policy by their own. */
const setDefaultHeaders = (request: FastifyRequest, reply: FastifyReply) =>
  void reply.headers({ ...commonHeaders, 'content-security-policy': neverFramed, [shopApiHeaders.requestId]: request.id });

/** Creates the HTTP server of an application, with limits, timeouts, case-insensitive paths, and no type coercion. */
export const createFastifyAdapter = async ({
  trustProxy = 'loopback',
  bodyLimit = 1_048_576,
  logLevel = 'warn',
  requestLogger,
  certificate,
  handleFirst = () => false,
}: FastifyOptions = {}): Promise<FastifyAdapter> => {
  const connections = new Connections();
  const adapter: FastifyAdapter = new FastifyAdapter({
    trustProxy,
    bodyLimit,
    ...(requestLogger ? { loggerInstance: requestLogger } : { logger: { level: logLevel, serializers: requestSerializers } }),
    // No child logger for each request, which saves time: log lines get the request id by `currentRequestId`.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 300 },
    genReqId: (request: IncomingMessage) => requestId(request.headers[shopApiHeaders.requestId]),
    requestIdHeader: false,
    ajv: { customOptions: { coerceTypes: false } },
    ...timeouts,
    serverFactory: serverFactoryWith(handleFirst, certificate, connections),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    multipart: false,
    // Errors of the router (such as a badly encoded path) are handled like all others.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      setDefaultHeaders(request, reply);
      void adapter.getInstance().errorHandler(error, request, reply);
    },
  });
  const server = adapter.getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    setDefaultHeaders(request, reply);
    if (isUnambiguous(request)) return done();
    // Further requests on this connection cannot be trusted either.
    void reply.header('connection', 'close');
    done(new Problem('MALFORMED'));
  });
  trackRequests(server);
  limitLargeBodies(server);
  disconnectSlowReaders(server, connections);
  server.decorate('connections', connections);
  // When an application is closed without `leave`, idle connections are closed immediately.
  server.addHook('preClose', () => connections.end(0));
  // Bodies of partial uploads are not parsed: handlers read them as streams.
  server.addContentTypeParser(partialUpload, (_request, _payload, done) => done(null));
  await server.register(cookie);
  await server.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: bodyLimit, files: 1, fields: 20, fieldSize: 10_000, parts: 20, headerPairs: 50 } });
  return adapter;
};
