import { Command, Option } from 'commander';
import { readEnvironment } from '../src/config/environment.js';
import type { Reloaded } from '../src/content/content-reloads.js';
import { takeTicket, writeTicket } from '../src/content/reload-ticket.js';
import type { BrandCode } from '../src/contract/brand-codes.js';
import { type Locale, locales } from '../src/contract/locales.js';
import { contentFindings } from './checks/content-findings.js';
import { Failure } from './support/failure.js';
import { type Finding, reportFindings } from './support/findings.js';
import { asJson, type Printed, printLine } from './support/print.js';
import { loadFacts } from './support/load-sites.js';
import { brandOption } from './support/brand-option.js';
import { availableBrands } from './support/brand-folders.js';

/** Checks the documents of one brand or of all. A finding in a shared document is listed once. */
export const findingsOfContent = async (brand?: BrandCode, locale?: Locale): Promise<Finding[]> => {
  const libraries = await Promise.all((brand ? [brand] : availableBrands()).map(async (code) => (await loadFacts(code)).library));
  const found = libraries.flatMap((library) => contentFindings(library, locale));
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
};

const check = new Command('check')
  .description('Finds faults in front matter, links, pictures, short codes and headings, and missing translations')
  .addOption(brandOption('only this brand'))
  .addOption(new Option('--locale <locale>', 'only this locale').choices(locales))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- content check --brand ENC --locale fr-FR')
  .action(async ({ brand, locale, json }: Printed & { brand?: BrandCode; locale?: Locale }) => reportFindings(await findingsOfContent(brand, locale), { json }));

/** Sends a reload request to a running site. @returns number of documents, and faults */
const requestReload = async (address: string, ticket: string): Promise<Reloaded> => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ticket }) };
  const answer = await fetch(`${address}/content/reload`, request).catch(() => undefined);
  if (!answer) throw new Failure(`${address} does not answer. Set --url to the address of the running site.`);
  if (answer.status === 404) throw new Failure(`${address} does not use DATA_DIR ${process.env.DATA_DIR || '.data'}. Run this on the machine of the site, with its DATA_DIR.`);
  if (!answer.ok) throw new Failure(`${address} responded with status ${answer.status}`);
  return (await answer.json()) as Reloaded;
};

const reload = new Command('reload')
  .description('Reloads the documents of a running site, which serves the old ones until all new ones are read')
  .option('--url <url>', 'address of the running site (default: this machine at PORT)')
  .addOption(asJson())
  .addHelpText('after', '\nRun it on the machine of the site, with its DATA_DIR.\nExample: npm run cli -- content reload --url http://localhost:3000')
  .action(async ({ url, json }: Printed & { url?: string }) => {
    const { PORT, DATA_DIR } = readEnvironment(process.env);
    const ticket = await writeTicket(DATA_DIR);
    const { documents, faults } = await requestReload((url ?? `http://localhost:${PORT}`).replace(/\/+$/, ''), ticket).finally(() => takeTicket(DATA_DIR, ticket));
    if (!json) printLine(`The site now serves ${documents} documents`);
    reportFindings(faults, { json });
  });

export const content = new Command('content').addCommand(check).addCommand(reload);
