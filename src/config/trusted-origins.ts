import type { Brand } from '../contract/brands.js';
import { locales } from '../contract/locales.js';
import { localesByHost } from '../domain/hosts.js';
import type { Environment } from './environment.js';

/**
 * Returns the origins of the storefront, to which a payer may be sent back: the brand's domains, PUBLIC_URL, and when that is
 * on this machine also `localhost`, `127.0.0.1` and `<locale>.localhost`.
 */
export const ownOrigins = ({ DOMAIN_SUFFIX, publicUrl }: Pick<Environment, 'DOMAIN_SUFFIX' | 'publicUrl'>, brand: Pick<Brand, 'domains'>): Set<string> => {
  const sites = [...localesByHost(brand, DOMAIN_SUFFIX).keys()].map((host) => `https://${host}`);
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const loopback = hostname === 'localhost' || hostname === '127.0.0.1' ? ['localhost', '127.0.0.1', ...locales.map((locale) => `${locale.toLowerCase()}.localhost`)] : [];
  return new Set([...sites, origin, ...loopback.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`)]);
};

/** Whether an address has one of the origins, and no user name or password. */
export const hasTrustedOrigin = (address: string, origins: ReadonlySet<string>): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return origins.has(origin) && !username && !password;
};

const isOfMollie = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return protocol === 'https:' && !username && /(?:^|\.)mollie\.com$/.test(hostname);
};

/** Returns a check whether a payer may be redirected to an address: of Mollie, the Shop API, `PAYMENT_HOSTS` or the storefront itself. */
export const paymentPageCheck = (environment: Environment, brand: Pick<Brand, 'domains'>, shopApiUrl: string): ((address: string) => boolean) => {
  const { PAYMENT_HOSTS = '', shopApiPublicUrl } = environment;
  const named = [...PAYMENT_HOSTS.split(',').filter(Boolean), shopApiUrl, shopApiPublicUrl];
  const origins = new Set([...ownOrigins(environment, brand), ...named.map((address) => new URL(address.trim()).origin)]);
  return (address) => hasTrustedOrigin(address, origins) || isOfMollie(address);
};
