import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type BrandCode, brandCodes, defaultBrand } from '../contract/brands.js';
import { Problem } from '../contract/errors.js';
import { defaultLocale, isLocale, type Locale } from '../contract/locales.js';
import { shopApiHeaders } from '../contract/operation.js';
import type { Timings } from './timings.js';

/** Who calls, and how they want to be answered: the headers of a Shop API call. */
export interface CallContext {
  shop: BrandCode;
  locale: Locale;
  requestId: string;
  /** A guest's key to what they own: orders, configurations, saved files. */
  cartToken?: string;
  /** A signed-in customer's token. */
  sessionToken?: string;
  /** Keys of mailed links that the browser keeps, for calls that have a key's name in its place. */
  oneUseKeys?: readonly string[];
  /** Key of ops or of an integrator. */
  apiKey?: string;
  /** Address of whoever called first, for limits alone. */
  clientAddress?: string;
  /** What the caller's device calls itself, told with what is written: sessions are named by it. */
  userAgent?: string;
  idempotencyKey?: string;
  /** `server` on calls made while rendering. */
  renderedBy?: string;
  /** Rather waits than takes what was read a moment ago and counts as stale. */
  isPatient?: boolean;
  /** When whoever waits gives up, as `performance.now` counts: reads end before. */
  answerBy?: number;
  /** Measures the calls made for one answer. */
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
  const asked = header(request, shopApiHeaders.shop);
  const shop = asked === undefined ? defaultBrand : brandCodes.find((code) => code === asked);
  if (!shop) throw new Problem('NOT_FOUND');
  return shop;
};

const cartTokenOf = (request: FastifyRequest): string | undefined => {
  const token = header(request, shopApiHeaders.cartToken);
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined;
};

/** @throws Problem UNAUTHORIZED for credentials of another kind than `Bearer` */
const sessionTokenOf = (request: FastifyRequest): string | undefined => {
  const credentials = header(request, shopApiHeaders.authorization);
  if (credentials === undefined) return undefined;
  const token = /^bearer ([\w-]{20,100})$/i.exec(credentials)?.[1];
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
 * Reads the call's headers. A malformed cart token counts as none: it names nobody.
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
