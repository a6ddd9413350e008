import type { Choices } from '../../src/contract/configuration.js';
import type { Country, Currency } from '../../src/contract/locales.js';
import type { DeliveryMethod } from '../../src/contract/order.js';
import { placeOfSupply, vatRuleFor } from '../../src/domain/vat.js';
import type { LineProduct } from '../../src/embedded/catalogue/catalogue.presenter.js';
import type { ConfigurationModel } from '../../src/embedded/configuration/configuration-model.js';
import { charged, chargedLine, type Line, piecesByFamily, priceLine, type Totals, totalsOf } from '../../src/embedded/orders/order-pricing.js';
import { shippingOptions } from '../../src/embedded/orders/shipping.js';
import { configured } from './goods.js';

export interface Bought {
  quantity: number;
  goods: LineProduct;
  model?: ConfigurationModel;
  choices?: Choices;
}
export interface Purchase {
  to: Country;
  currency: Currency;
  buyer?: { customerType: 'Private' | 'Business'; vatNumber?: string | undefined };
  /** Undefined: not chosen yet. */
  by?: DeliveryMethod | undefined;
  buys: readonly Bought[];
}

/** Lines and totals that an open order has for a purchase. */
export const pricedOrder = ({ to: country, currency, buyer, by, buys }: Purchase): { lines: Line[]; totals: Totals } => {
  const vat = vatRuleFor(placeOfSupply({ country }, by ?? null), buyer ?? null, 'valid');
  const bought = buys.map(({ quantity, goods, model, choices = {} }) => ({ quantity, product: goods, configuration: model && configured(goods, model, choices) }));
  const pieces = piecesByFamily(bought);
  const priced = bought.map(({ quantity, product, configuration }, at) =>
    priceLine({ id: `line-${at + 1}`, quantity, tierQuantity: pieces.get(product.family)!, room: null, trace: [] }, product, configuration, currency, vat.rate),
  );
  const goodsGross = priced.reduce((sum, { total }) => sum + total.includingVat.amount, 0);
  const packed = bought.map(({ quantity, product, configuration }) => ({ quantity, packaging: configuration?.packaging ?? product.packaging }));
  const promise = { dispatchOn: '2026-11-24', deliverOn: '2026-11-25' };
  const where = { promise, holidayOf: () => undefined };
  const options = shippingOptions({
    country,
    currency,
    lines: packed,
    goodsGross,
    isLetter: false,
    maximumPallets: Number.POSITIVE_INFINITY,
    today: '2026-11-23',
    there: where,
    here: { ...where, slots: ['09:00-12:00'], readyFrom: '08:00' },
  });
  const chosen = options.find(({ method }) => method === by);
  const lines = priced.map((line) => chargedLine(line, vat));
  return { lines, totals: totalsOf(lines, chosen?.price ? charged(chosen.price, vat) : null, currency, vat) };
};
