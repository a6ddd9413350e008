import { Command, Option } from 'commander';
import { loadBrand } from '../src/config/brand.js';
import { readEnvironment } from '../src/config/environment.js';
import { brandCodes, type BrandCode, defaultBrand } from '../src/contract/brand-codes.js';
import { type Locale, locales, localeTable } from '../src/contract/locales.js';
import { href, routeKeys, routeTable } from '../src/contract/routes.js';
import { routeFindings } from './checks/route-findings.js';
import { addressOf } from './support/address.js';
import { asJson, type Printed, printRows } from './support/print.js';
import { type Finding, reportFindings } from './support/findings.js';

const oneLocale = () => new Option('--locale <locale>', 'only this locale').choices(locales);

const list = new Command('list')
  .description('Lists every route key with its path in each locale')
  .addOption(oneLocale())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- routes list --locale de-DE')
  .action(({ locale, json }: Printed & { locale?: Locale }) => {
    const rows = (locale ? [locale] : locales).flatMap((one) => routeKeys.map((key) => ({ locale: one, key, path: decodeURI(href(key, one, { slug: '{slug}' })) })));
    printRows(rows, { json, nothing: 'No routes' });
  });

interface Checked extends Printed {
  locale?: Locale;
  url?: string;
  brand: BrandCode;
}

/** Compares the responses of a running server with the route table. */
const findingsAt = async (url: string, { brand: code, locale }: Checked): Promise<Finding[]> => {
  const [{ siteClient }, { siteFindings }, brand] = await Promise.all([import('./support/site-client.js'), import('./checks/site-findings.js'), loadBrand(code)]);
  const { DOMAIN_SUFFIX } = readEnvironment(process.env);
  const site = siteClient(url, brand, DOMAIN_SUFFIX);
  try {
    return await siteFindings({ brand, request: site.request, only: locale && [locale] });
  } finally {
    await site.close();
  }
};

const check = new Command('check')
  .description('Finds collisions, missing languages, different parameters and reserved paths in the route table; with --url also compares the responses of a running server')
  .addOption(oneLocale())
  .option('--url <url>', 'address of a running storefront; requests every route in every locale', addressOf)
  .addOption(new Option('--brand <brand>', 'brand of that storefront').choices(brandCodes).default(defaultBrand))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- routes check --url http://localhost:3000')
  .action(async (requested: Checked) => {
    const { locale, url, json } = requested;
    const inTable = routeFindings(routeTable, locale && [localeTable[locale].language]);
    reportFindings([...inTable, ...(url ? await findingsAt(url, requested) : [])], { json });
  });

export const routes = new Command('routes').addCommand(list).addCommand(check);
