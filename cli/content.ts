import { Command, Option } from 'commander';
import { readEnvironment } from '../src/config/environment.js';
import type { Reloaded } from '../src/content/content-reloads.js';
import { takeTicket, writeTicket } from '../src/content/reload-ticket.js';
import type { BrandCode } from '../src/contract/brands.js';
import { type Locale, locales } from '../src/contract/locales.js';
import { contentFindings } from './checks/content-findings.js';
import { Failure } from './support/failure.js';
import { type Finding, reportFindings } from './support/findings.js';
import { printLine } from './support/print.js';
import { loadFacts } from './support/load-sites.js';
import { brandOption } from './support/brand-option.js';
import { writtenBrands } from './support/written.js';

/** What is wrong with what is written; documents that brands share are named once. */
export const findingsOfContent = async (brand?: BrandCode, locale?: Locale): Promise<Finding[]> => {
  const libraries = await Promise.all((brand ? [brand] : writtenBrands()).map(async (code) => (await loadFacts(code)).library));
  const found = libraries.flatMap((library) => contentFindings(library, locale));
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
};

const check = new Command('check')
  .description('Finds faults of front matter, links, pictures, short codes, headings, and documents that are not translated')
  .addOption(brandOption('of one brand only'))
  .addOption(new Option('--locale <locale>', 'of one locale only').choices(locales))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- content check --brand ENC --locale fr-FR')
  .action(async ({ brand, locale, json }: { brand?: BrandCode; locale?: Locale; json?: boolean }) =>
    reportFindings(await findingsOfContent(brand, locale), { ...(json && { json }) }),
  );

/** Asks a running site to read again, and what came of it. */
const askToReload = async (address: string, ticket: string): Promise<Reloaded> => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ticket }) };
  const answer = await fetch(`${address}/content/reload`, request).catch(() => undefined);
  if (!answer) throw new Failure(`Nothing answers at ${address}: name the running site with --url`);
  if (answer.status === 404) throw new Failure(`${address} does not know DATA_DIR ${process.env.DATA_DIR || '.data'}: run this where the site runs, with its DATA_DIR`);
  if (!answer.ok) throw new Failure(`${address} answers ${answer.status}`);
  return (await answer.json()) as Reloaded;
};

const reload = new Command('reload')
  .description('Lets a running site read what is written again; it goes on with what it has until the new is whole')
  .option('--url <url>', 'the running site; else at PORT of this machine')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nRun it on the machine of the site, with its DATA_DIR.\nExample: npm run cli -- content reload --url http://localhost:3000')
  .action(async ({ url, json }: { url?: string; json?: boolean }) => {
    const { PORT, DATA_DIR } = readEnvironment(process.env);
    const ticket = await writeTicket(DATA_DIR);
    const { documents, faults } = await askToReload((url ?? `http://localhost:${PORT}`).replace(/\/+$/, ''), ticket).finally(() => takeTicket(DATA_DIR, ticket));
    if (!json) printLine(`${documents} documents are shown now`);
    reportFindings(faults, { ...(json && { json }) });
  });

/** What is written for the brands. */
export const content = new Command('content').addCommand(check).addCommand(reload);
