import { Command, Option } from 'commander';
import { brandCodes, type BrandCode, defaultBrand } from '../src/contract/brands.js';
import { readCatalogue } from '../src/embedded/seed/read-catalogue.js';
import { catalogueFolder } from '../src/embedded/seed/seed.js';
import { acousticsFindings } from './checks/acoustics-findings.js';
import { Failure } from './support/failure.js';
import { reportFindings } from './support/findings.js';

const check = new Command('check')
  .description('Compares what texts state (αw, NRC, class) with the octave data')
  .addOption(new Option('--brand <brand>', 'whose catalogue').choices(brandCodes).default(defaultBrand))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- acoustics check')
  .action(async ({ brand, json }: { brand: BrandCode; json?: boolean }) => {
    const source = await readCatalogue(catalogueFolder(brand));
    if (!source) throw new Failure(`${brand} has no catalogue`);
    reportFindings(acousticsFindings(source.parse().products), { ...(json && { json }) });
  });

/** What products do for a room. */
export const acoustics = new Command('acoustics').description('Works with the acoustic figures').addCommand(check);
