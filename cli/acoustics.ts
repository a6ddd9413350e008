import { Command, Option } from 'commander';
import { brandCodes, type BrandCode, defaultBrand } from '../src/contract/brand-codes.js';
import { readCatalogue } from '../src/embedded/seed/read-catalogue.js';
import { acousticsFindings } from './checks/acoustics-findings.js';
import { figureFindings } from './checks/figure-findings.js';
import { type Finding, reportFindings } from './support/findings.js';
import type { Printed } from './support/print.js';
import { readWrittenDocuments } from './support/read-documents.js';
import { catalogueOf } from './support/brand-folders.js';

/** Faults in the acoustic data and product texts of brands, and in the figures of their documents. */
export const findingsOf = async (brands: readonly BrandCode[]): Promise<Finding[]> => {
  const sources = await Promise.all(brands.map((brand) => readCatalogue(catalogueOf(brand))));
  return [...sources.flatMap((source) => acousticsFindings(source?.parse().products ?? [])), ...figureFindings(await readWrittenDocuments(brands))];
};

const check = new Command('check')
  .description('Compares what product texts and documents state (αw, NRC, class, coefficients, reverberation times) with the octave data and the formulas')
  .addOption(new Option('--brand <brand>', 'whose catalogue and documents').choices(brandCodes).default(defaultBrand))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- acoustics check')
  .action(async ({ brand, json }: Printed & { brand: BrandCode }) => reportFindings(await findingsOf([brand]), { json }));

/** What products do for a room. */
export const acoustics = new Command('acoustics').addCommand(check);
