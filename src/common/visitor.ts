import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Consent, consentCookie, readConsent, writtenConsent } from '../contract/consent.js';
import { defaultLocale, isLocale, type Locale, localeCookie, locales, localeTable, vatCookie, type VatView, vatViews } from '../contract/locales.js';
import { parseHost } from '../domain/hosts.js';
import { hostOnly, secret } from './cookies.js';
import { forgetKeys } from './one-use-keys.js';
import { clearRegistrationKey } from './registration-key.js';

/** Key to a guest's cart: host-only, secure, out of reach of scripts. */
const cartCookie = '__Host-cart';
const cartCookieSeconds = 30 * 24 * 3600;
/** Key of a signed-in customer, kept the same way and as long as the session lasts. */
const sessionCookie = '__Host-session';

/** What tells it. */
export type VisitorRequest = Pick<FastifyRequest, 'host' | 'cookies' | 'headers'>;

/** Who looks at a page: what host, cookies and headers tell. */
export interface Visitor {
  locale: Locale;
  /** The host stands for its locale; a cookie does not change it. */
  isLocaleOfHost: boolean;
  vat: VatView;
  /** What they agreed to; undefined while they have chosen nothing. */
  consent?: Consent;
  cartToken?: string;
  sessionToken?: string;
}

const tokenIn = (request: VisitorRequest, cookie: string): string | undefined => {
  const token = request.cookies[cookie];
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined;
};

const withLocale = new Map(locales.map((locale) => [locale.toLowerCase(), locale]));

/** `nl-be.localhost` stands for the host of nl-BE, `localhost` for none. */
const localeOfHost = (hostname: string, domains: ReadonlyMap<string, Locale>): Locale | undefined =>
  hostname.endsWith('.localhost') ? withLocale.get(hostname.slice(0, -'.localhost'.length)) : domains.get(hostname);

/** The first accepted language a shop speaks: the locale itself, else its language's first locale. */
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
    const locale = withLocale.get(tag) ?? firstOfLanguage(tag.split('-')[0]!);
    if (locale) return locale;
  }
  return undefined;
};

const firstOfLanguage = (language: string): Locale | undefined => {
  const spoken = locales.filter((locale) => localeTable[locale].language === language);
  return spoken.find((locale) => localeTable[locale].country === language) ?? spoken[0];
};

/** Locale from host, else cookie, else Accept-Language, else the default; VAT display, cart and session from their cookies. */
export const visitorOf = (request: VisitorRequest, domains: ReadonlyMap<string, Locale>): Visitor => {
  const ofHost = localeOfHost(parseHost(request.host)?.hostname ?? '', domains);
  const ofCookie = request.cookies[localeCookie.name];
  const vat = vatViews.find((view) => view === request.cookies[vatCookie.name]) ?? 'incl';
  const consent = readConsent(request.cookies[consentCookie.name], Date.now());
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

export const keepLocale = (reply: FastifyReply, locale: Locale) => reply.setCookie(localeCookie.name, locale, { ...hostOnly, maxAge: localeCookie.maxAgeSeconds });

export const keepVatView = (reply: FastifyReply, view: VatView) => reply.setCookie(vatCookie.name, view, { ...hostOnly, maxAge: vatCookie.maxAgeSeconds });

export const keepConsent = (reply: FastifyReply, consent: Consent) =>
  reply.setCookie(consentCookie.name, writtenConsent(consent), { ...hostOnly, maxAge: consentCookie.maxAgeSeconds });

export const keepCartToken = (reply: FastifyReply, token: string) => reply.setCookie(cartCookie, token, { ...secret, maxAge: cartCookieSeconds });

/** From now on the visitor is the customer; the guest's cart has become theirs. */
export const keepSession = (reply: FastifyReply, token: string, expiresAt: string) =>
  reply.setCookie(sessionCookie, token, { ...secret, expires: new Date(expiresAt) }).clearCookie(cartCookie, secret);

/** Lets go of the key, and of the pages that the browser kept of the customer: going back would show them. */
export const forgetSession = (reply: FastifyReply) => reply.clearCookie(sessionCookie, secret).header('clear-site-data', '"cache"');

/** Also clears the VAT view of the account and the browser's storage: what a checkout holds, the last products, files under way. The cookie of consent stays. */
export const forgetCustomer = (reply: FastifyReply) =>
  clearRegistrationKey(forgetKeys(forgetSession(reply)))
    .clearCookie(vatCookie.name, hostOnly)
    .header('clear-site-data', '"cache", "storage"');
