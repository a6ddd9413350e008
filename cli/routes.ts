import { Command, Option } from 'commander';
import { type Locale, locales } from '../src/contract/locales.js';
import { href, routeKeys } from '../src/contract/routes.js';

/** Every route of a locale, as `key path`. */
export const routes = new Command('routes').description('Work with the route table').addCommand(
  new Command('list')
    .description('Lists every route key with its path in each locale')
    .addOption(new Option('--locale <locale>', 'one locale only').choices(locales))
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample: npm run cli -- routes list --locale de-DE')
    .action(({ locale, json }: { locale?: Locale; json?: boolean }) => {
      const rows = (locale ? [locale] : locales).flatMap((one) => routeKeys.map((key) => ({ locale: one, key, path: decodeURI(href(key, one, { slug: '{slug}' })) })));
      process.stdout.write(json ? `${JSON.stringify(rows, null, 2)}\n` : rows.map((row) => `${row.locale}  ${row.key.padEnd(20)} ${row.path}\n`).join(''));
    }),
);
