import { Command, Option } from 'commander';
import { brandCodes, type BrandCode, defaultBrand } from '../src/contract/brands.js';
import { readCatalogue } from '../src/embedded/seed/read-catalogue.js';
import { acousticsFindings } from './checks/acoustics-findings.js';
import { Failure } from './support/failure.js';
import { type Finding, reportFindings } from './support/findings.js';
import { catalogueOf } from './support/written.js';

/** Checks the acoustic data of a brand's catalogue. @returns undefined when the brand has no catalogue */
export const findingsOf = async (brand: BrandCode): Promise<Finding[] | undefined> => {
  const source = await readCatalogue(catalogueOf(brand));
  return source && acousticsFindings(source.parse().products);
};

const check = new Command('check')
  .description('Compares αw, NRC and absorption class in product texts with the octave band data')
  .addOption(new Option('--brand <brand>', 'brand of the catalogue').choices(brandCodes).default(defaultBrand))
  .option('--json', 'prints JSON')
  .addHelpText('after', '\nExample: npm run cli -- acoustics check')
  .action(async ({ brand, json }: { brand: BrandCode; json?: boolean }) => {
    const findings = await findingsOf(brand);
    if (!findings) throw new Failure(`${brand} has no catalogue`);
    reportFindings(findings, { ...(json && { json }) });
  });

export const acoustics = new Command('acoustics').addCommand(check);
