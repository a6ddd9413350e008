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
import { rememberRequests } from './logs/request-ids.js';
import { cutOff } from './upload.js';
import { hangUpOnSlowReaders } from './slow-readers.js';
import { oneByOne } from './pipelines.js';
import { Turns } from './turns.js';
import { Problem } from '../contract/errors.js';
import { partialUpload, shopApiHeaders } from '../contract/operation.js';
import { parseHost } from '../domain/hosts.js';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

export interface FastifyOptions {
  /** Believe `X-Forwarded-*` of these peers (Fastify's `trustProxy`). */
  trustProxy?: boolean | string | string[];
  /** Bytes a body may have. */
  bodyLimit?: number;
  logLevel?: string;
  /** Writes what happens; unset: one of Fastify's own. */
  lines?: FastifyBaseLogger;
  /** Speaks TLS with these, as PEM; unset: plain HTTP. */
  certificate?: { cert: string; key: string };
  /** Sees every request first; Fastify those that it does not answer. */
  answersFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** An id given by the caller is kept when it is harmless in a log line. */
export const requestId = (given: string | string[] | undefined): string => (typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID());

/** Tells the address of whoever asked before Fastify does (`request.ip`), and as it does. @param trustProxy peers whose `X-Forwarded-For` is believed */
export const addressesBehind = (trustProxy: string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddr.compile(trustProxy);
  return (request) => proxyAddr(request, isTrusted);
};

/** Proxies and caches disagree on which of two hosts counts (request smuggling, RFC 9112 section 3.2), on one that is none, and on what a request without a version is. The host that a trusted proxy forwards has to be one as well. */
const isUnambiguous = ({ host: forwarded, raw: { headers, rawHeaders, httpVersionMajor } }: FastifyRequest): boolean =>
  httpVersionMajor === 1 &&
  [headers.host, forwarded || headers.host].every((host) => host === undefined || parseHost(host) !== undefined) &&
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

const largest = new Map(Object.values<Operation>(shopApi).flatMap(({ path, maximumBodyBytes }) => (maximumBodyBytes ? [[path.toLowerCase(), maximumBodyBytes] as const] : [])));

/** Routes of operations with large bodies get their own limit, and take turns. */
const admitLargeBodies = (server: FastifyInstance): void => {
  // Read whole: two at a time, so that many of them cannot fill the memory. Of each server its own: one that waits for another must not wait for itself.
  const largeBodies = new Turns(2, 20);
  server.addHook('onRoute', (route) => {
    const bodyLimit = largest.get(route.url.replace(/^\/api(?=\/)/, '').toLowerCase());
    if (!bodyLimit) return;
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request, reply, body) => {
      if (Number(request.headers['content-length']) > bodyLimit) {
        cutOff(request);
        throw new Problem('PAYLOAD_TOO_LARGE');
      }
      await largeBodies.enter();
      reply.raw.once('close', () => largeBodies.leave());
      return body;
    };
  });
};

/**
 * Silence on the wire ends a connection; a handler that works is never cut off by a shorter timer (the outcome of a sent write would be
 * unknown). Who sends slowly is looked for more often than Node does by itself: none of them holds a connection for more than half a minute.
 */
const timeouts = { connectionTimeout: 120_000, requestTimeout: 25_000, keepAliveTimeout: 72_000, http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 } };

/** Node's server as Fastify makes it, with somebody in front of it. Fastify makes one for each address of `localhost`. */
const serverWith =
  (answersFirst: NonNullable<FastifyOptions['answersFirst']>, certificate: FastifyOptions['certificate'], connections: Connections) =>
  (handle: RequestListener): Server => {
    const { connectionTimeout, requestTimeout, keepAliveTimeout, http } = timeouts;
    const listener = oneByOne(
      connections.serving((request, response) => {
        if (!answersFirst(request, response)) handle(request, response);
      }),
    );
    const options = { ...http, requestTimeout, keepAliveTimeout };
    const server = certificate ? createSecureServer({ ...options, ...certificate, minVersion: 'TLSv1.2' }, listener) : createServer(options, listener);
    connections.watch(server);
    return server.setTimeout(connectionTimeout);
  };

/** What every answer begins with; pages and files have a policy of their own, which takes the place of this one. */
const head = (request: FastifyRequest, reply: FastifyReply) =>
  void reply.headers({ ...commonHeaders, 'content-security-policy': neverFramed, [shopApiHeaders.requestId]: request.id });

/** The HTTP server of every application: limits and time limits set, nothing coerced, case-insensitive paths. */
export const createFastifyAdapter = async ({
  trustProxy = 'loopback',
  bodyLimit = 1_048_576,
  logLevel = 'warn',
  lines,
  certificate,
  answersFirst = () => false,
}: FastifyOptions = {}): Promise<FastifyAdapter> => {
  const connections = new Connections();
  const adapter: FastifyAdapter = new FastifyAdapter({
    trustProxy,
    bodyLimit,
    ...(lines ? { loggerInstance: lines } : { logger: { level: logLevel, serializers: requestSerializers } }),
    // A logger for each request costs every request; what is logged names the request's id itself.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false, maxParamLength: 300 },
    genReqId: (request: IncomingMessage) => requestId(request.headers[shopApiHeaders.requestId]),
    requestIdHeader: false,
    ajv: { customOptions: { coerceTypes: false } },
    ...timeouts,
    serverFactory: serverWith(answersFirst, certificate, connections),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    multipart: false,
    // What the router itself refuses (a badly encoded path) is answered like every other error.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      head(request, reply);
      void adapter.getInstance().errorHandler(error, request, reply);
    },
  });
  const server = adapter.getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    head(request, reply);
    if (isUnambiguous(request)) return done();
    // Whatever follows on this connection is not to be trusted either.
    void reply.header('connection', 'close');
    done(new Problem('MALFORMED'));
  });
  rememberRequests(server);
  admitLargeBodies(server);
  hangUpOnSlowReaders(server, connections);
  server.decorate('connections', connections);
  // An application that is closed without `leave` gives its idle connections no time.
  server.addHook('preClose', () => connections.end(0));
  // Parts of files are read by whoever takes them, as they come.
  server.addContentTypeParser(partialUpload, (_request, _payload, done) => done(null));
  await server.register(cookie);
  await server.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: bodyLimit, files: 1, fields: 20, fieldSize: 10_000, parts: 20, headerPairs: 50 } });
  return adapter;
};
