import { Command } from 'commander';
import type { BrandCode } from '../src/contract/brand-codes.js';
import { brandFindings, domainFindings } from './checks/brand-findings.js';
import { type Finding, reportFindings } from './support/findings.js';
import { loadFacts } from './support/load-sites.js';
import { brandOption } from './support/brand-option.js';
import { availableBrands } from './support/brand-folders.js';
import { asJson, type Printed, printRows } from './support/print.js';

const oneBrand = () => brandOption('only this brand');

/** Checks brands, each by itself, and the domains of all brands against each other. @param only brand to check by itself; default: all */
export const findingsOfBrands = async (only?: BrandCode): Promise<Finding[]> => {
  const all = await Promise.all(availableBrands().map(loadFacts));
  return [...all.filter(({ brand }) => !only || brand.code === only).flatMap(brandFindings), ...domainFindings(all.map(({ brand }) => brand))];
};

const list = new Command('list')
  .description('Lists the brands with enabled switches, number of categories and documents, and domain')
  .addOption(oneBrand())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- brands list')
  .action(async ({ brand, json }: Printed & { brand?: BrandCode }) => {
    const facts = await Promise.all((brand ? [brand] : availableBrands()).map(loadFacts));
    const rows = facts.map(({ brand: { code, siteName, permissions, domains }, library, categories }) => ({
      code,
      site: siteName,
      on: Object.entries(permissions).flatMap(([name, isOn]) => (isOn ? [name] : [])),
      categories: categories.length,
      documents: Object.values(library.documents['nl-NL']).reduce((sum, documents) => sum + documents.size, 0),
      domain: domains['nl-NL'],
    }));
    printRows(rows, { json, nothing: 'No brands' });
  });

const check = new Command('check')
  .description('Checks switches, constants, contrasts, menus, footers and domains of the brands')
  .addOption(oneBrand())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- brands check --brand EF')
  .action(async ({ brand, json }: Printed & { brand?: BrandCode }) => reportFindings(await findingsOfBrands(brand), { json }));

/** The five brand sites. */
export const brands = new Command('brands').addCommand(list).addCommand(check);
