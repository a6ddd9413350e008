import { Command, Option } from 'commander';
import type { BrandCode } from '../src/contract/brands.js';
import { type Locale, locales } from '../src/contract/locales.js';
import { promiseFindings } from './checks/promise-findings.js';
import { legalFindings } from './checks/legal-findings.js';
import { type Finding, reportFindings } from './support/findings.js';
import { loadFacts } from './support/load-sites.js';
import { brandOption } from './support/brand-option.js';
import { writtenBrands } from './support/written.js';
import { readWritten } from './support/read-written.js';
import { readTexts } from './support/read-texts.js';

/** Checks legal requirements in documents and texts. */
export const findingsOfLaw = async (brand?: BrandCode, locale?: Locale): Promise<Finding[]> => {
  const texts = await readTexts();
  const facts = await Promise.all((brand ? [brand] : writtenBrands()).map(loadFacts));
  const documents = await readWritten(brand && [brand]);
  return [...facts.flatMap(({ brand: one, library }) => legalFindings({ brand: one, library, texts }, locale)), ...promiseFindings(texts, documents, locale)];
};

const check = new Command('check')
  .description('Checks legal requirements: order button, imprint, withdrawal, privacy, manufacturer, mediator; and finds texts whose promises differ from the rules of the shop')
  .addOption(brandOption('only this brand'))
  .addOption(new Option('--locale <locale>', 'only this locale').choices(locales))
  .option('--json', 'prints JSON')
  .addHelpText('after', '\nExample: npm run cli -- legal check --locale de-AT')
  .action(async ({ brand, locale, json }: { brand?: BrandCode; locale?: Locale; json?: boolean }) => reportFindings(await findingsOfLaw(brand, locale), { ...(json && { json }) }));

export const legal = new Command('legal').addCommand(check);
