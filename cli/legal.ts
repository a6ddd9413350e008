import { Command, Option } from 'commander';
import type { BrandCode } from '../src/contract/brand-codes.js';
import { type Locale, locales } from '../src/contract/locales.js';
import { statedPeriodFindings } from './checks/stated-period-findings.js';
import { legalFindings } from './checks/legal-findings.js';
import { type Finding, reportFindings } from './support/findings.js';
import { loadFacts } from './support/load-sites.js';
import { brandOption } from './support/brand-option.js';
import { availableBrands } from './support/brand-folders.js';
import { asJson, type Printed } from './support/print.js';
import { readWrittenDocuments } from './support/read-documents.js';
import { readTexts } from './support/read-texts.js';

/** Checks legal requirements in documents and texts. */
export const findingsOfLaw = async (brand?: BrandCode, locale?: Locale): Promise<Finding[]> => {
  const texts = await readTexts();
  const facts = await Promise.all((brand ? [brand] : availableBrands()).map(loadFacts));
  const documents = await readWrittenDocuments(brand && [brand]);
  return [...facts.flatMap(({ brand: one, library }) => legalFindings({ brand: one, library, texts }, locale)), ...statedPeriodFindings(texts, documents, locale)];
};

const check = new Command('check')
  .description('Checks legal requirements: order button, imprint, withdrawal, privacy, manufacturer, mediator; and finds texts whose promises differ from the rules of the shop')
  .addOption(brandOption('only this brand'))
  .addOption(new Option('--locale <locale>', 'only this locale').choices(locales))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- legal check --locale de-AT')
  .action(async ({ brand, locale, json }: Printed & { brand?: BrandCode; locale?: Locale }) => reportFindings(await findingsOfLaw(brand, locale), { json }));

export const legal = new Command('legal').addCommand(check);
