import type { Choices } from '../../contract/configuration.js';
import type { Country, Currency } from '../../contract/locales.js';
import type { Price } from '../../contract/money.js';
import type { DeliveryMethod } from '../../contract/order.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { lineProduct, printModel, sheetModel } from '../../../test/factories/goods.js';
import { pricedOrder } from '../../../test/factories/priced-order.js';
import { inCurrencies } from '../../../test/factories/prices.js';

/** 89.00, from 5 pieces 82.50, from 10 76.00; 4 kg. */
const panel = lineProduct();
/** The same panel in another colour. */
const ochre = lineProduct({ id: 'wpn-02' });
/** 4.95, 400 g. */
const bracket = lineProduct({ id: 'bracket', family: 'BRA', prices: inCurrencies(495, 440), tiers: [], packaging: { weightKg: 0.4, pallet: false } });
/** 319.00, from 3 pieces 299.00; on a pallet. */
const roll = lineProduct({
  id: 'roll',
  family: 'ROL',
  prices: inCurrencies(31_900, 28_900),
  tiers: [{ minQuantity: 3, price: inCurrencies(29_900, 26_900) }],
  packaging: { weightKg: 60, pallet: true },
});
/** 40.00 per m², at least 0.25 m², plus 5 mm for the saw cut; from 10 pieces 10 % less; 1.5 kg per 0.25 m². */
const sheet = lineProduct({
  id: 'sheet',
  family: 'SHE',
  prices: inCurrencies(5000, 4500),
  tiers: [{ minQuantity: 10, price: inCurrencies(4500, 4050) }],
  packaging: { weightKg: 1.5, pallet: false },
});
/** 129.00, from 2 pieces 119.00; 5 kg. */
const print = lineProduct({
  id: 'print',
  family: 'PRI',
  prices: inCurrencies(12_900, 11_500),
  tiers: [{ minQuantity: 2, price: inCurrencies(11_900, 10_600) }],
  packaging: { weightKg: 5, pallet: false },
});
const models = new Map([
  [sheet, sheetModel],
  [print, printModel],
]);

type Wish = [quantity: number, goods: LineProduct, choices?: Choices];
interface Purchase {
  to: Country;
  in?: Currency;
  by?: DeliveryMethod;
  vatNumber?: string;
  buys: Wish[];
}
/** Amounts including VAT / excluding VAT. */
interface Figures {
  lines: string[];
  delivery: string;
  total: string;
  vat: string;
}

/**
 * Calculated by hand from the prices above. VAT rates in percent: NL and BE 21, DE 19, AT, FR and GB 20. The net amount of a line is
 * its gross amount divided once, rounded half up.
 */
const cases: [name: string, purchase: Purchase, figures: Figures][] = [
  ['one panel in Amsterdam', { to: 'nl', buys: [[1, panel]] }, { lines: ['89.00 / 73.55'], delivery: '6.95 / 5.74', total: '95.95 / 79.29', vat: '16.66' }],
  [
    'four panels: highest quantity below the first volume price',
    { to: 'nl', buys: [[4, panel]] },
    { lines: ['356.00 / 294.21'], delivery: '0.00 / 0.00', total: '356.00 / 294.21', vat: '61.79' },
  ],
  [
    'five panels: lowest quantity with volume price',
    { to: 'nl', buys: [[5, panel]] },
    { lines: ['412.50 / 340.91'], delivery: '0.00 / 0.00', total: '412.50 / 340.91', vat: '71.59' },
  ],
  ['nine panels', { to: 'nl', buys: [[9, panel]] }, { lines: ['742.50 / 613.64'], delivery: '0.00 / 0.00', total: '742.50 / 613.64', vat: '128.86' }],
  ['ten panels', { to: 'nl', buys: [[10, panel]] }, { lines: ['760.00 / 628.10'], delivery: '0.00 / 0.00', total: '760.00 / 628.10', vat: '131.90' }],
  ['the same ten panels in Berlin', { to: 'de', buys: [[10, panel]] }, { lines: ['760.00 / 638.66'], delivery: '0.00 / 0.00', total: '760.00 / 638.66', vat: '121.34' }],
  ['the same ten panels in Vienna', { to: 'at', buys: [[10, panel]] }, { lines: ['760.00 / 633.33'], delivery: '0.00 / 0.00', total: '760.00 / 633.33', vat: '126.67' }],
  ['one bracket: its VAT is rounded to a cent', { to: 'nl', buys: [[1, bracket]] }, { lines: ['4.95 / 4.09'], delivery: '6.95 / 5.74', total: '11.90 / 9.83', vat: '2.07' }],
  [
    'three brackets: the net amount is rounded once for the line',
    { to: 'nl', buys: [[3, bracket]] },
    { lines: ['14.85 / 12.27'], delivery: '6.95 / 5.74', total: '21.80 / 18.01', vat: '3.79' },
  ],
  ['three brackets in Ghent', { to: 'be', buys: [[3, bracket]] }, { lines: ['14.85 / 12.27'], delivery: '6.95 / 5.74', total: '21.80 / 18.01', vat: '3.79' }],
  ['three brackets in Cologne', { to: 'de', buys: [[3, bracket]] }, { lines: ['14.85 / 12.48'], delivery: '6.95 / 5.84', total: '21.80 / 18.32', vat: '3.48' }],
  ['three brackets in Lyon', { to: 'fr', buys: [[3, bracket]] }, { lines: ['14.85 / 12.38'], delivery: '9.95 / 8.29', total: '24.80 / 20.67', vat: '4.13' }],
  [
    'fifty brackets: 20 kg, still a light parcel',
    { to: 'nl', buys: [[50, bracket]] },
    { lines: ['247.50 / 204.55'], delivery: '6.95 / 5.74', total: '254.45 / 210.29', vat: '44.16' },
  ],
  [
    'fifty-one brackets: free delivery above 250.00',
    { to: 'nl', buys: [[51, bracket]] },
    { lines: ['252.45 / 208.64'], delivery: '0.00 / 0.00', total: '252.45 / 208.64', vat: '43.81' },
  ],
  [
    'fifty-one brackets in Linz: free delivery in another country',
    { to: 'at', buys: [[51, bracket]] },
    { lines: ['252.45 / 210.38'], delivery: '0.00 / 0.00', total: '252.45 / 210.38', vat: '42.07' },
  ],
  [
    'two panels with brackets: two lines, two roundings',
    {
      to: 'nl',
      buys: [
        [2, panel],
        [7, bracket],
      ],
    },
    { lines: ['178.00 / 147.11', '34.65 / 28.64'], delivery: '6.95 / 5.74', total: '219.60 / 181.49', vat: '38.11' },
  ],
  [
    'two colours of one family: five pieces together reach the volume price',
    {
      to: 'nl',
      buys: [
        [2, panel],
        [3, ochre],
      ],
    },
    { lines: ['165.00 / 136.36', '247.50 / 204.55'], delivery: '0.00 / 0.00', total: '412.50 / 340.91', vat: '71.59' },
  ],
  [
    'two sizes of one family: ten pieces together reach the volume price',
    {
      to: 'nl',
      buys: [
        [9, sheet, { size: { width: 1000, height: 500 } }],
        [1, sheet, { size: { width: 300, height: 200 } }],
      ],
    },
    { lines: ['164.43 / 135.89', '9.00 / 7.44'], delivery: '14.95 / 12.36', total: '188.38 / 155.69', vat: '32.69' },
  ],
  [
    'the same two lines in France',
    {
      to: 'fr',
      buys: [
        [2, panel],
        [7, bracket],
      ],
    },
    { lines: ['178.00 / 148.33', '34.65 / 28.88'], delivery: '9.95 / 8.29', total: '222.60 / 185.50', vat: '37.10' },
  ],
  [
    'two panels to London, in pounds',
    { to: 'gb', in: 'GBP', buys: [[2, panel]] },
    { lines: ['158.00 / 131.67'], delivery: '12.95 / 10.79', total: '170.95 / 142.46', vat: '28.49' },
  ],
  [
    'three panels to London: free delivery from 220.00',
    { to: 'gb', in: 'GBP', buys: [[3, panel]] },
    { lines: ['237.00 / 197.50'], delivery: '0.00 / 0.00', total: '237.00 / 197.50', vat: '39.50' },
  ],
  [
    'fifty brackets to Leeds, in pounds',
    { to: 'gb', in: 'GBP', buys: [[50, bracket]] },
    { lines: ['220.00 / 183.33'], delivery: '0.00 / 0.00', total: '220.00 / 183.33', vat: '36.67' },
  ],
  [
    'a roll on a pallet: delivery is not free at any value',
    { to: 'nl', buys: [[1, roll]] },
    { lines: ['319.00 / 263.64'], delivery: '59.00 / 48.76', total: '378.00 / 312.40', vat: '65.60' },
  ],
  ['three rolls: volume price and pallet', { to: 'de', buys: [[3, roll]] }, { lines: ['897.00 / 753.78'], delivery: '59.00 / 49.58', total: '956.00 / 803.36', vat: '152.64' }],
  ['nine rolls: two pallets', { to: 'de', buys: [[9, roll]] }, { lines: ['2691.00 / 2261.34'], delivery: '118.00 / 99.16', total: '2809.00 / 2360.50', vat: '448.50' }],
  [
    'forty panels: 160 kg on a pallet, which is not free',
    { to: 'nl', buys: [[40, panel]] },
    { lines: ['3040.00 / 2512.40'], delivery: '59.00 / 48.76', total: '3099.00 / 2561.16', vat: '537.84' },
  ],
  ['a roll to Bristol', { to: 'gb', in: 'GBP', buys: [[1, roll]] }, { lines: ['289.00 / 240.83'], delivery: '119.00 / 99.17', total: '408.00 / 340.00', vat: '68.00' }],
  [
    'a roll and a panel to Graz',
    {
      to: 'at',
      buys: [
        [1, roll],
        [1, panel],
      ],
    },
    { lines: ['319.00 / 265.83', '89.00 / 74.17'], delivery: '89.00 / 74.17', total: '497.00 / 414.17', vat: '82.83' },
  ],
  ['pickup: no delivery price', { to: 'nl', by: 'Pickup', buys: [[1, panel]] }, { lines: ['89.00 / 73.55'], delivery: '0.00 / 0.00', total: '89.00 / 73.55', vat: '15.45' }],
  [
    'pickup by a Belgian business with VAT number: Dutch VAT',
    { to: 'be', by: 'Pickup', vatNumber: 'BE0403170701', buys: [[1, panel]] },
    { lines: ['89.00 / 73.55'], delivery: '0.00 / 0.00', total: '89.00 / 73.55', vat: '15.45' },
  ],
  [
    'pickup by a German consumer: Dutch VAT',
    { to: 'de', by: 'Pickup', buys: [[1, panel]] },
    { lines: ['89.00 / 73.55'], delivery: '0.00 / 0.00', total: '89.00 / 73.55', vat: '15.45' },
  ],
  [
    'assembled in Antwerp',
    { to: 'be', by: 'DeliverAndAssemble', buys: [[4, panel]] },
    { lines: ['356.00 / 294.21'], delivery: '189.00 / 156.20', total: '545.00 / 450.41', vat: '94.59' },
  ],
  [
    'assembled in Paris above the threshold of free delivery: assembly is never free',
    { to: 'fr', by: 'DeliverAndAssemble', buys: [[10, panel]] },
    { lines: ['760.00 / 633.33'], delivery: '189.00 / 157.50', total: '949.00 / 790.83', vat: '158.17' },
  ],
  [
    'nine rolls assembled in Vienna: price per pallet',
    { to: 'at', by: 'DeliverAndAssemble', buys: [[9, roll]] },
    { lines: ['2691.00 / 2242.50'], delivery: '378.00 / 315.00', total: '3069.00 / 2557.50', vat: '511.50' },
  ],
  [
    'a sheet cut to 1,000 × 500 mm, plus the width of the saw cut',
    { to: 'nl', buys: [[1, sheet, { size: { width: 1000, height: 500 } }]] },
    { lines: ['20.30 / 16.78'], delivery: '6.95 / 5.74', total: '27.25 / 22.52', vat: '4.73' },
  ],
  [
    'a sheet of full width, cut only in height',
    { to: 'nl', buys: [[1, sheet, { size: { width: 2000, height: 500 } }]] },
    { lines: ['40.40 / 33.39'], delivery: '6.95 / 5.74', total: '47.35 / 39.13', vat: '8.22' },
  ],
  [
    'a whole sheet, without cut',
    { to: 'de', buys: [[1, sheet, { size: { width: 2000, height: 1000 } }]] },
    { lines: ['80.00 / 67.23'], delivery: '6.95 / 5.84', total: '86.95 / 73.07', vat: '13.88' },
  ],
  [
    'a small piece: the minimum area is charged',
    { to: 'nl', buys: [[1, sheet, { size: { width: 300, height: 200 } }]] },
    { lines: ['10.00 / 8.26'], delivery: '6.95 / 5.74', total: '16.95 / 14.00', vat: '2.95' },
  ],
  [
    'ten cut sheets: volume price',
    { to: 'nl', buys: [[10, sheet, { size: { width: 1000, height: 500 } }]] },
    { lines: ['182.70 / 150.99'], delivery: '14.95 / 12.36', total: '197.65 / 163.35', vat: '34.30' },
  ],
  [
    'a backing: percentage of the price of the cut sheet',
    { to: 'nl', buys: [[2, sheet, { size: { width: 1000, height: 500 }, backing: true }]] },
    { lines: ['52.78 / 43.62'], delivery: '6.95 / 5.74', total: '59.73 / 49.36', vat: '10.37' },
  ],
  [
    'edge per metre, coating per square metre, holes per piece',
    { to: 'be', buys: [[3, sheet, { size: { width: 1250, height: 750 }, edge: true, coating: true, holes: 6 }]] },
    { lines: ['192.36 / 158.98'], delivery: '6.95 / 5.74', total: '199.31 / 164.72', vat: '34.59' },
  ],
  [
    'all options, to Manchester',
    { to: 'gb', in: 'GBP', buys: [[2, sheet, { size: { width: 1250, height: 750 }, backing: true, edge: true, coating: true, holes: 4 }]] },
    { lines: ['129.64 / 108.03'], delivery: '12.95 / 10.79', total: '142.59 / 118.82', vat: '23.77' },
  ],
  [
    'two framed prints: volume price',
    { to: 'fr', buys: [[2, print, { frame: true }]] },
    { lines: ['308.00 / 256.67'], delivery: '0.00 / 0.00', total: '308.00 / 256.67', vat: '51.33' },
  ],
  ['a print with 28 % discount', { to: 'de', buys: [[1, print, { outlet: true }]] }, { lines: ['92.88 / 78.05'], delivery: '6.95 / 5.84', total: '99.83 / 83.89', vat: '15.94' }],
  [
    'reverse charge in Antwerp: net prices only',
    {
      to: 'be',
      vatNumber: 'BE0403170701',
      buys: [
        [2, panel],
        [7, bracket],
      ],
    },
    { lines: ['147.11 / 147.11', '28.64 / 28.64'], delivery: '5.74 / 5.74', total: '181.49 / 181.49', vat: '0.00' },
  ],
  [
    'reverse charge in Berlin: free delivery from 250.00 including VAT',
    { to: 'de', vatNumber: 'DE136695976', buys: [[4, panel]] },
    { lines: ['299.16 / 299.16'], delivery: '0.00 / 0.00', total: '299.16 / 299.16', vat: '0.00' },
  ],
  [
    'reverse charge, 252.45 including and 212.14 excluding VAT: free delivery',
    { to: 'de', vatNumber: 'DE136695976', buys: [[51, bracket]] },
    { lines: ['212.14 / 212.14'], delivery: '0.00 / 0.00', total: '212.14 / 212.14', vat: '0.00' },
  ],
  [
    'reverse charge, cut, assembled, with volume price',
    { to: 'de', by: 'DeliverAndAssemble', vatNumber: 'DE136695976', buys: [[10, sheet, { size: { width: 1000, height: 500 }, backing: true }]] },
    { lines: ['199.58 / 199.58'], delivery: '158.82 / 158.82', total: '358.40 / 358.40', vat: '0.00' },
  ],
  [
    'a German VAT number in Austria: reverse charge',
    { to: 'at', vatNumber: 'DE136695976', buys: [[5, panel]] },
    { lines: ['343.75 / 343.75'], delivery: '0.00 / 0.00', total: '343.75 / 343.75', vat: '0.00' },
  ],
  [
    'a Belgian VAT number in the Netherlands: VAT is charged',
    { to: 'nl', vatNumber: 'BE0403170701', buys: [[1, panel]] },
    { lines: ['89.00 / 73.55'], delivery: '6.95 / 5.74', total: '95.95 / 79.29', vat: '16.66' },
  ],
  [
    'a German VAT number in the United Kingdom: VAT is charged',
    { to: 'gb', in: 'GBP', vatNumber: 'DE136695976', buys: [[1, panel]] },
    { lines: ['79.00 / 65.83'], delivery: '12.95 / 10.79', total: '91.95 / 76.62', vat: '15.33' },
  ],
];

const written = (amount: number) => (amount / 100).toFixed(2);
const both = ({ includingVat, excludingVat }: Price) => `${written(includingVat.amount)} / ${written(excludingVat.amount)}`;

describe('prices calculated by hand', () => {
  it.each(cases)('%s', (_, { to, in: currency = 'EUR', by = 'Deliver', vatNumber, buys }, figures) => {
    const { lines, totals } = pricedOrder({
      to,
      currency,
      by,
      buyer: { customerType: vatNumber ? 'Business' : 'Private', vatNumber },
      buys: buys.map(([quantity, goods, choices]) => ({ quantity, goods, ...(choices && { model: models.get(goods)!, choices }) })),
    });
    const found: Figures = {
      lines: lines.map(({ total }) => both(total)),
      delivery: both(totals.shipping!),
      total: both(totals.total),
      vat: written(totals.vat[0]!.amount.amount),
    };
    expect(found).toEqual(figures);
  });
});
