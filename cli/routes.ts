import { Command, Option } from 'commander';
import { type Locale, locales, localeTable } from '../src/contract/locales.js';
import { href, routeKeys, routeTable } from '../src/contract/routes.js';
import { routeFindings } from './checks/route-findings.js';
import { printRows } from './support/print.js';
import { reportFindings } from './support/findings.js';

const oneLocale = () => new Option('--locale <locale>', 'one locale only').choices(locales);

const list = new Command('list')
  .description('Lists every route key with its path in each locale')
  .addOption(oneLocale())
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- routes list --locale de-DE')
  .action(({ locale, json }: { locale?: Locale; json?: boolean }) => {
    const rows = (locale ? [locale] : locales).flatMap((one) => routeKeys.map((key) => ({ locale: one, key, path: decodeURI(href(key, one, { slug: '{slug}' })) })));
    printRows(rows, { ...(json && { json }), nothing: 'No routes' });
  });

const check = new Command('check')
  .description('Finds collisions, missing languages, other parameters and reserved paths in the route table')
  .addOption(oneLocale())
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- routes check --locale fr-BE')
  .action(({ locale, json }: { locale?: Locale; json?: boolean }) =>
    reportFindings(routeFindings(routeTable, locale && [localeTable[locale].language]), { ...(json && { json }) }),
  );

/** The route table. */
export const routes = new Command('routes').addCommand(list).addCommand(check);
