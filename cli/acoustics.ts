import { Command, Option } from 'commander';
import { brandCodes, type BrandCode, defaultBrand } from '../src/contract/brands.js';
import { readCatalogue } from '../src/embedded/seed/read-catalogue.js';
import { acousticsFindings } from './checks/acoustics-findings.js';
import { Failure } from './support/failure.js';
import { type Finding, reportFindings } from './support/findings.js';
import { catalogueOf } from './support/written.js';

/** What is wrong with a brand's catalogue; undefined when it has none. */
export const findingsOf = async (brand: BrandCode): Promise<Finding[] | undefined> => {
  const source = await readCatalogue(catalogueOf(brand));
  return source && acousticsFindings(source.parse().products);
};

const check = new Command('check')
  .description('Compares what texts state (αw, NRC, class) with the octave data')
  .addOption(new Option('--brand <brand>', 'whose catalogue').choices(brandCodes).default(defaultBrand))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- acoustics check')
  .action(async ({ brand, json }: { brand: BrandCode; json?: boolean }) => {
    const findings = await findingsOf(brand);
    if (!findings) throw new Failure(`${brand} has no catalogue`);
    reportFindings(findings, { ...(json && { json }) });
  });

/** What products do for a room. */
export const acoustics = new Command('acoustics').addCommand(check);
