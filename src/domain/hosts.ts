import type { Brand } from '../contract/brands.js';
import { type Locale, locales } from '../contract/locales.js';

export interface HostAndPort {
  /** In lower case; an IPv6 address is in brackets. */
  readonly hostname: string;
  readonly port: string | undefined;
}

const hostPattern = /^(?<hostname>\[[\da-f:.]{2,45}\]|[\w-]{1,63}(?:\.[\w-]{1,63}){0,20}\.?)(?::(?<port>\d{1,5}))?$/i;

/** Parsed headers, because a page parses that of its request about ten times. Bounded, because clients choose the header. */
const parsed = new Map<string, HostAndPort | undefined>();
const maxParsed = 500;

/**
 * Parses a `Host` header (RFC 9110, section 7.2): a name or an address, with an optional port. `new URL` would also accept user names and paths.
 * @returns undefined for an invalid header
 */
export const parseHost = (header: string): HostAndPort | undefined => {
  if (parsed.has(header)) return parsed.get(header);
  const host = parse(header);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(header, host);
  return host;
};

const parse = (header: string): HostAndPort | undefined => {
  const { hostname, port } = hostPattern.exec(header)?.groups ?? {};
  if (!hostname || !URL.canParse(`http://${header}`)) return undefined;
  return { hostname: hostname.toLowerCase().replace(/\.$/, ''), port };
};

/** Host of a brand's site in a locale: its domain, with the setting DOMAIN_SUFFIX (`www`) in front, if any. */
export const hostOf = ({ domains }: Pick<Brand, 'domains'>, locale: Locale, domainSuffix: string): string =>
  domainSuffix ? `${domainSuffix}.${domains[locale]}` : domains[locale];

/** Locale of each host of a brand, to find the locale of a request. */
export const localesByHost = (brand: Pick<Brand, 'domains'>, domainSuffix: string): Map<string, Locale> =>
  new Map(locales.map((locale) => [hostOf(brand, locale, domainSuffix), locale]));

/**
 * Origin (scheme and host) of the site in a locale, for links in the response to a request.
 * If the request came to a loopback host, it is `<locale>.localhost` with the port of the request.
 */
export const originOf = (brand: Pick<Brand, 'domains'>, locale: Locale, { domainSuffix, requestHost }: { domainSuffix: string; requestHost: string }): string => {
  const { hostname = '', port } = parseHost(requestHost) ?? {};
  const isLoopback = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return isLoopback ? `http://${locale.toLowerCase()}.localhost${port ? `:${port}` : ''}` : `https://${hostOf(brand, locale, domainSuffix)}`;
};
