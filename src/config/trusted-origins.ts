import type { Brand } from '../contract/brands.js';
import { locales } from '../contract/locales.js';
import { localesByHost } from '../domain/hosts.js';
import type { Environment } from './environment.js';

/**
 * Origins a payer may be sent back to: the brand's own sites, the storefront's public address, and where that is on
 * loopback also its `<locale>.localhost` hosts.
 */
export const ownOrigins = ({ DOMAIN_SUFFIX, publicUrl }: Pick<Environment, 'DOMAIN_SUFFIX' | 'publicUrl'>, brand: Pick<Brand, 'domains'>): Set<string> => {
  const sites = [...localesByHost(brand, DOMAIN_SUFFIX).keys()].map((host) => `https://${host}`);
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const loopback = hostname === 'localhost' || hostname === '127.0.0.1' ? ['localhost', '127.0.0.1', ...locales.map((locale) => `${locale.toLowerCase()}.localhost`)] : [];
  return new Set([...sites, origin, ...loopback.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`)]);
};

/** Whether an address leads to one of the origins; one with a name and password in it leads nowhere. */
export const leadsTo = (address: string, origins: ReadonlySet<string>): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return origins.has(origin) && !username && !password;
};

const isOfMollie = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return protocol === 'https:' && !username && /(?:^|\.)mollie\.com$/.test(hostname);
};

/** Knows the addresses a payer may be sent to: pages of Mollie, of the Shop API, of the hosts that `PAYMENT_HOSTS` names, and our own. */
export const paymentPages = (environment: Environment, brand: Pick<Brand, 'domains'>): ((address: string) => boolean) => {
  const { PAYMENT_HOSTS = '', SHOP_API_URL, shopApiPublicUrl } = environment;
  const named = [...PAYMENT_HOSTS.split(',').filter(Boolean), ...(SHOP_API_URL ? [SHOP_API_URL] : []), shopApiPublicUrl];
  const origins = new Set([...ownOrigins(environment, brand), ...named.map((address) => new URL(address.trim()).origin)]);
  return (address) => leadsTo(address, origins) || isOfMollie(address);
};
