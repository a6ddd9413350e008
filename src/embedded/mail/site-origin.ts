import type { Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import { originOf } from '../../domain/hosts.js';

/** Origin of the site in a locale, for links and images in mails. */
export const siteOrigin = (brand: Brand, { publicUrl, DOMAIN_SUFFIX }: Pick<Environment, 'publicUrl' | 'DOMAIN_SUFFIX'>, locale: Locale): string =>
  originOf(brand, locale, { domainSuffix: DOMAIN_SUFFIX, requestHost: new URL(publicUrl).host });
