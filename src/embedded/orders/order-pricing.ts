import type { z } from 'zod';
import type { Country, Currency } from '../../contract/locales.js';
import type { Price } from '../../contract/money.js';
import type { OrderLine, OrderTotals } from '../../contract/order.js';
import { sumPrices } from '../../domain/money.js';
import { quantityPrice } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';

export type Line = z.output<typeof OrderLine>;
export type Totals = z.output<typeof OrderTotals>;

/** A line of an open order at today's price, stock and wording. */
export const priceLine = (line: { id: string; quantity: number }, goods: LineProduct, currency: Currency, country: Country): Line => {
  const { unitPrice, total, volumeDiscount } = quantityPrice(goods, line.quantity, currency, vatRates[country]);
  return {
    id: line.id,
    productId: goods.id,
    sku: goods.sku,
    name: goods.name,
    slug: goods.slug,
    colour: goods.colour,
    picture: goods.picture,
    configurationId: null,
    choices: [],
    preview: null,
    quantity: line.quantity,
    unitPrice,
    total,
    volumeDiscount,
    available: goods.isWarehouse ? goods.stock : null,
  };
};

/** The sums of an order; VAT is what the two views of the total differ by, so that it always adds up. */
export const totalsOf = (lines: readonly Line[], shipping: Price | null, currency: Currency, country: Country): Totals => {
  const goods = sumPrices(
    lines.map((line) => line.total),
    currency,
  );
  const total = shipping ? sumPrices([goods, shipping], currency) : goods;
  const vat = { amount: total.includingVat.amount - total.excludingVat.amount, currency };
  return { goods, shipping, isReverseCharge: false, vat: [{ rate: vatRates[country], amount: vat }], total };
};
