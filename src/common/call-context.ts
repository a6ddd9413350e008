import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type BrandCode, brandCodes, defaultBrand } from '../contract/brand-codes.js';
import { Problem } from '../contract/errors.js';
import { Token } from '../contract/fields.js';
import { defaultLocale, isLocale, type Locale } from '../contract/locales.js';
import { shopApiHeaders } from '../contract/operation.js';
import type { Timings } from './timings.js';

/** The headers of a Shop API call: caller, locale, idempotency key and options of the response. */
export interface CallContext {
  shop: BrandCode;
  locale: Locale;
  requestId: string;
  /** Token of a guest, who owns orders, configurations and saved items. */
  cartToken?: string;
  /** Session token of a signed-in customer. */
  sessionToken?: string;
  /** Keys of mailed links from the browser's cookie, for calls whose input contains the name of a key instead of the key. */
  oneTimeTokens?: readonly string[];
  /** API key of ops or of an integrator. */
  apiKey?: string;
  /** IP address of the original client, for limits only. */
  clientAddress?: string;
  /** User agent of the client, sent with writes. Sessions are named by it. */
  userAgent?: string;
  idempotencyKey?: string;
  /** `server` on calls made while rendering. */
  renderedBy?: string;
  /** Waits for a new response when the cached one is stale. */
  requiresFresh?: boolean;
  /** Deadline of the caller as a value of `performance.now`. Reads are aborted at that time. */
  deadline?: number;
  /** Measures the calls for one response. */
  timings?: Timings;
}

type HeaderName = (typeof shopApiHeaders)[keyof typeof shopApiHeaders];
const header = (request: FastifyRequest, name: HeaderName): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The locale of `X-Locale`; unknown or absent gives the default. */
export const localeOf = (request: FastifyRequest): Locale => {
  const locale = header(request, shopApiHeaders.locale);
  return isLocale(locale) ? locale : defaultLocale;
};

const shopOf = (request: FastifyRequest): BrandCode => {
  const requested = header(request, shopApiHeaders.shop);
  const shop = requested === undefined ? defaultBrand : brandCodes.find((code) => code === requested);
  if (!shop) throw new Problem('NOT_FOUND');
  return shop;
};

const cartTokenOf = (request: FastifyRequest): string | undefined => Token.safeParse(header(request, shopApiHeaders.cartToken)).data;

/** @throws Problem UNAUTHORIZED for credentials that are not a well-formed `Bearer` token */
const sessionTokenOf = (request: FastifyRequest): string | undefined => {
  const credentials = header(request, shopApiHeaders.authorization);
  if (credentials === undefined) return undefined;
  const token = Token.safeParse(/^bearer (.+)$/i.exec(credentials)?.[1]).data;
  if (!token) throw new Problem('UNAUTHORIZED');
  return token;
};

const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = header(request, shopApiHeaders.idempotencyKey);
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Problem('VALIDATION', { errors: [{ field: shopApiHeaders.idempotencyKey, code: 'yup.errors.string.matches', params: {} }] });
  }
  return key;
};

/**
 * Reads the headers of a call. A malformed cart token is ignored, because it cannot belong to a guest.
 * @throws Problem NOT_FOUND for an unknown shop, UNAUTHORIZED for unreadable credentials, VALIDATION for a malformed Idempotency-Key
 */
export const callContextOf = (request: FastifyRequest): CallContext => {
  const optional = {
    cartToken: cartTokenOf(request),
    sessionToken: sessionTokenOf(request),
    apiKey: header(request, shopApiHeaders.apiKey),
    idempotencyKey: idempotencyKeyOf(request),
    renderedBy: header(request, shopApiHeaders.renderedBy),
    userAgent: header(request, shopApiHeaders.userAgent),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return { shop: shopOf(request), locale: localeOf(request), requestId: request.id, clientAddress: request.ip, ...given };
};

/** Parameter decorator: the `CallContext`. */
export const Call = createParamDecorator((_: unknown, context: ExecutionContext) => callContextOf(context.switchToHttp().getRequest<FastifyRequest>()));
