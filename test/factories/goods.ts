import type { Choices } from '../../src/contract/configuration.js';
import type { LineProduct } from '../../src/embedded/catalogue/catalogue.presenter.js';
import { ConfigurationModel } from '../../src/embedded/configuration/configuration-model.js';
import { cutToSize, priceSteps, sumOf } from '../../src/embedded/configuration/configuration-price.js';
import type { ConfiguredGoods } from '../../src/embedded/configuration/configured-goods.js';
import { evaluate } from '../../src/embedded/configuration/evaluate.js';
import { configuredPackaging } from '../../src/embedded/configuration/configured-packaging.js';
import { inCurrencies } from './prices.js';

/** Product of an order line: a wall panel of 4 kg, with volume prices from 5 and from 10 pieces. */
export const lineProduct = (over: Partial<LineProduct> = {}): LineProduct => ({
  id: 'wpn-01',
  sku: 'WPN-01',
  family: 'WPN',
  name: 'Wandpaneel stof',
  slug: 'wandpaneel-stof',
  colour: 'Lichtgrijs',
  picture: { file: 'products/WPN-1.webp', width: 1000, height: 1000, alt: 'Twee panelen', placeholder: null },
  prices: inCurrencies(8900, 7900),
  tiers: [
    { minQuantity: 5, price: inCurrencies(8250, 7300) },
    { minQuantity: 10, price: inCurrencies(7600, 6700) },
  ],
  isWarehouse: true,
  isOnSale: true,
  replacement: null,
  sampleOf: null,
  stock: 500,
  leadDays: 1,
  isConfigurable: false,
  updatedAt: new Date('2026-03-02T09:00:00Z'),
  packaging: { weightKg: 4, pallet: false },
  unit: { per: 'm2', amount: 0.72 },
  ...over,
});

const texts = (text: string) => ({ nl: text, de: text, fr: text, en: text });
const range = (max: number) => ({ min: 100, max, step: 1 });

/** Configuration of a product cut from sheets of 2 × 1 m, with every kind of surcharge. */
export const sheetModel = ConfigurationModel.parse({
  area: { perSquareMetre: inCurrencies(4000, 3500), minimum: 0.25, sawLoss: 5 },
  options: [
    { id: 'size', kind: 'Dimensions', label: texts('Maat'), dimensions: { width: range(2000), height: range(1000) } },
    { id: 'backing', kind: 'Checkbox', label: texts('Rug'), surcharge: { per: 'percent', percent: 30 } },
    { id: 'edge', kind: 'Checkbox', label: texts('Kant'), surcharge: { per: 'm', price: inCurrencies(250, 220) } },
    { id: 'coating', kind: 'Checkbox', label: texts('Laag'), surcharge: { per: 'm2', price: inCurrencies(1250, 1100) } },
    { id: 'holes', kind: 'Number', label: texts('Gaten'), range: { min: 0, max: 20, step: 1 }, surcharge: { per: 'piece', price: inCurrencies(75, 65) } },
  ],
});
/** Configuration of a print with options for a frame and for an outlet discount. */
export const printModel = ConfigurationModel.parse({
  options: [
    { id: 'frame', kind: 'Checkbox', label: texts('Lijst'), surcharge: { per: 'piece', price: inCurrencies(3500, 3100) } },
    { id: 'outlet', kind: 'Checkbox', label: texts('Outlet'), surcharge: { per: 'percent', percent: -28 } },
  ],
});

/** A product with chosen options. */
export const configured = (product: LineProduct, model: ConfigurationModel, choices: Choices): ConfiguredGoods => ({
  id: 'configuration-1',
  productId: product.id,
  owner: 'guest:ada',
  isComplete: true,
  isPersonal: true,
  unitGross: (currency, quantity) => sumOf(priceSteps(model, product, evaluate(model, choices), currency, quantity)),
  cut: (currency, quantity) => cutToSize(model, product, evaluate(model, choices), currency, quantity),
  packaging: configuredPackaging(product.packaging, model, evaluate(model, choices)),
  choices: [],
  trace: () => [],
  preview: null,
  frame: null,
});
