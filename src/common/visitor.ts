import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Consent, consentCookie, parseConsent, serializeConsent } from '../contract/consent.js';
import { Token } from '../contract/fields.js';
import { defaultLocale, isLocale, type Locale, localeCookie, locales, localeTable, vatCookie, type VatView, vatViews } from '../contract/locales.js';
import { parseHost } from '../domain/hosts.js';
import { hostOnly, secret, secretToken } from './cookies.js';
import { clearTokens } from './one-time-tokens.js';
import { clearRegistrationKey } from './registration-key.js';

/** Cookie with the cart token of a guest: host-only, secure, not readable by scripts. */
const cartCookie = '__Host-cart';
const cartCookieSeconds = 30 * 24 * 3600;
/** Cookie with the session token of a customer. It has the same attributes, and expires with the session. */
const sessionCookie = '__Host-session';

/** The parts of a request from which a `Visitor` is read. */
export type VisitorRequest = Pick<FastifyRequest, 'host' | 'cookies' | 'headers'>;

/** The visitor of a page, read from host, cookies and headers. */
export interface Visitor {
  locale: Locale;
  /** The host determines the locale; a cookie does not change it. */
  isLocaleOfHost: boolean;
  vat: VatView;
  /** Consent to tracking; undefined before a choice. */
  consent?: Consent;
  cartToken?: string;
  sessionToken?: string;
}

const tokenIn = ({ cookies }: VisitorRequest, cookie: string): string | undefined => {
  const value = cookies[cookie];
  // Most visitors have neither token, and a failed parse costs more than the rest of the visitor.
  return value === undefined ? undefined : Token.safeParse(value).data;
};

const localeByLowerCase = new Map(locales.map((locale) => [locale.toLowerCase(), locale]));

/** Locale of a host name. `nl-be.localhost` is the host of nl-BE; `localhost` has no locale. */
const localeOfHost = (hostname: string, domains: ReadonlyMap<string, Locale>): Locale | undefined =>
  hostname.endsWith('.localhost') ? localeByLowerCase.get(hostname.slice(0, -'.localhost'.length)) : domains.get(hostname);

/** Returns the locale for the first supported language of `Accept-Language`: the locale itself, else one of the same language. */
export const acceptedLocale = (header: string | undefined): Locale | undefined => {
  const accepted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: Number(weight ?? 1) };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of accepted) {
    const locale = localeByLowerCase.get(tag) ?? firstOfLanguage(tag.split('-')[0]!);
    if (locale) return locale;
  }
  return undefined;
};

const firstOfLanguage = (language: string): Locale | undefined => {
  const spoken = locales.filter((locale) => localeTable[locale].language === language);
  return spoken.find((locale) => localeTable[locale].country === language) ?? spoken[0];
};

/** Reads the visitor. Locale: from the host, else the cookie, else `Accept-Language`, else the default. VAT view, consent, cart and session: from their cookies. */
export const visitorOf = (request: VisitorRequest, domains: ReadonlyMap<string, Locale>): Visitor => {
  const ofHost = localeOfHost(parseHost(request.host)?.hostname ?? '', domains);
  const ofCookie = request.cookies[localeCookie.name];
  const vat = vatViews.find((view) => view === request.cookies[vatCookie.name]) ?? 'incl';
  const consent = parseConsent(request.cookies[consentCookie.name], Date.now());
  const cartToken = tokenIn(request, cartCookie);
  const sessionToken = tokenIn(request, sessionCookie);
  return {
    locale: ofHost ?? (isLocale(ofCookie) ? ofCookie : (acceptedLocale(request.headers['accept-language']) ?? defaultLocale)),
    isLocaleOfHost: ofHost !== undefined,
    vat,
    ...(consent && { consent }),
    ...(cartToken && { cartToken }),
    ...(sessionToken && { sessionToken }),
  };
};

export const setLocaleCookie = (reply: FastifyReply, locale: Locale) => reply.setCookie(localeCookie.name, locale, { ...hostOnly, maxAge: localeCookie.maxAgeSeconds });

export const setVatCookie = (reply: FastifyReply, view: VatView) => reply.setCookie(vatCookie.name, view, { ...hostOnly, maxAge: vatCookie.maxAgeSeconds });

export const setConsentCookie = (reply: FastifyReply, consent: Consent) =>
  reply.setCookie(consentCookie.name, serializeConsent(consent), { ...hostOnly, maxAge: consentCookie.maxAgeSeconds });

export const setCartCookie = (reply: FastifyReply, token: string) => reply.setCookie(cartCookie, token, { ...secretToken, maxAge: cartCookieSeconds });

/** Stores the session token, and removes the cart token: the guest's cart now belongs to the customer. */
export const setSessionCookie = (reply: FastifyReply, token: string, expiresAt: string) =>
  reply.setCookie(sessionCookie, token, { ...secretToken, expires: new Date(expiresAt) }).clearCookie(cartCookie, secret);

/** Clears the session cookie and the browser cache, so that "back" shows no page of the customer. */
export const clearSession = (reply: FastifyReply) => reply.clearCookie(sessionCookie, secret).header('clear-site-data', '"cache"');

/** As `clearSession`, and also clears the cookies of one-use keys, registration and VAT view, and the browser storage: checkout data, recent products, unfinished uploads. The consent cookie stays. */
export const clearCustomer = (reply: FastifyReply) =>
  clearRegistrationKey(clearTokens(clearSession(reply)))
    .clearCookie(vatCookie.name, hostOnly)
    .header('clear-site-data', '"cache", "storage"');
