import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type OptionKind, optionKinds } from '../../contract/configuration.js';
import { ProductFile } from '../seed/catalogue-files.js';
import type { ConfigurationModel } from './configuration-model.js';
import { modelOf } from './configuration.presenter.js';
import { priceSteps, sumOf } from './configuration-price.js';
import { diagnose } from './diagnose.js';
import { evaluate } from './evaluate.js';

const brands = ['enc', 'ef', 'fib'] as const;
const filesOf = (brand: string) => {
  const folder = `brands/${brand}/catalogue/products`;
  return readdirSync(folder).map((name) => ProductFile.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
};
const products = brands.flatMap((brand) => filesOf(brand).map((product) => ({ ...product, site: brand })));
const configurable = products.flatMap(({ configuration, ...product }) => (configuration ? [{ ...product, configuration }] : []));
const name = ({ site, code }: { site: string; code: string }) => `${site} ${code}`;

const leansOnOthers = ({ allowedWhen, values }: ConfigurationModel['options'][number]) => allowedWhen.length > 0 || values.some((value) => value.allowedWhen?.length);

describe('the products that are made as the shopper wishes', () => {
  it('are at least twelve, and of every kind of option the first brand has one', () => {
    expect(configurable.length).toBeGreaterThanOrEqual(12);
    const used = new Set<OptionKind>(configurable.filter(({ site }) => site === 'enc').flatMap(({ configuration }) => configuration.options.map(({ kind }) => kind)));
    expect([...used].toSorted()).toEqual([...optionKinds].toSorted());
  });

  it('have one whose options lean on each other six times and more', () => {
    expect(Math.max(...configurable.map(({ configuration }) => configuration.options.filter(leansOnOthers).length))).toBeGreaterThanOrEqual(6);
  });

  it.each(configurable.map((product) => [name(product), product] as const))('are sound: %s', (_name, product) => {
    const { code, type, configuration, price, pictures } = product;
    const examined = { id: code, sku: code, family: code, type, configuration, prices: price, pictures, texts: new Map() };
    const exists = (file: string) => existsSync(`brands/shared/media/${file}`);
    // Names and slugs are of the whole catalogue; here it is the model that counts.
    expect(diagnose(examined, exists).findings.filter(({ locale }) => locale === null)).toEqual([]);
  });

  it.each(configurable.map((product) => [name(product), product] as const))(
    'cost what the product costs while nothing is chosen: %s',
    (_name, { configuration, variants, price, tiers }) => {
      for (const { colour } of variants) {
        const model = modelOf({ configuration, colour });
        for (const currency of ['EUR', 'GBP'] as const) expect(sumOf(priceSteps(model, { prices: price, tiers }, evaluate(model, {}), currency, 1))).toBe(price[currency]);
      }
    },
  );
});
