import { Command, Option } from 'commander';
import type { BrandCode } from '../src/contract/brands.js';
import { type Locale, locales } from '../src/contract/locales.js';
import { contentFindings } from './checks/content-findings.js';
import { type Finding, reportFindings } from './support/findings.js';
import { loadFacts } from './support/load-sites.js';
import { writtenBrands } from './support/written.js';

/** What is wrong with what is written; documents that brands share are named once. */
export const findingsOfContent = async (brand?: BrandCode, locale?: Locale): Promise<Finding[]> => {
  const libraries = await Promise.all((brand ? [brand] : writtenBrands).map(async (code) => (await loadFacts(code)).library));
  const found = libraries.flatMap((library) => contentFindings(library, locale));
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
};

const check = new Command('check')
  .description('Finds faults of front matter, links, pictures, alt texts, and documents that are not translated')
  .addOption(new Option('--brand <brand>', 'of one brand only').choices(writtenBrands))
  .addOption(new Option('--locale <locale>', 'of one locale only').choices(locales))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- content check --brand ENC --locale fr-FR')
  .action(async ({ brand, locale, json }: { brand?: BrandCode; locale?: Locale; json?: boolean }) =>
    reportFindings(await findingsOfContent(brand, locale), { ...(json && { json }) }),
  );

/** What is written for the brands. */
export const content = new Command('content').addCommand(check);
