import type { DeliveryMethod, Order } from '../../contract/order.js';
import type { PackedLine } from '../../domain/consignment.js';
import { priceOf } from '../../domain/money.js';
import { type Destination, exportTerritoryOf } from '../../domain/territories.js';
import { placeOfSupply, vatRates, type VatRule, vatRuleFor } from '../../domain/vat.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { leadDaysOf } from '../configuration/lead-days.js';
import { deliveryCost } from '../delivery/delivery-cost.js';
import { type Cart, knownGoods } from './cart-reader.js';
import type { CartTerms } from './cart-terms.js';
import { destinationOf } from './destination.js';
import { changeOf, type ResolvedGoods } from './order-changes.js';
import { charged, chargedLine, type Line, piecesByFamily, priceLine, totalsOf } from './order-pricing.js';
import type { LineRow } from './order-lines.store.js';
import type { OrderRow } from './order.store.js';
import { isOffered, onRequest, type Option, shippingOptions } from './shipping.js';
import { optionsForDestination } from './territory-offers.js';

/** An open order at current prices. */
export interface PricedCart extends Pick<Order, 'lines' | 'changes' | 'shipping' | 'deliveryOnRequest' | 'deliveryCost' | 'totals'> {
  /** Delivery options. Calculated only when called, because six weeks of delivery days take longer than prices. */
  options(): Option[];
}
/** Goods with quantity. */
export interface BoughtGoods extends ResolvedGoods {
  quantity: number;
}

const packed = ({ quantity, product, configuration }: BoughtGoods): PackedLine => ({ quantity, packaging: configuration?.packaging ?? product.packaging });

const grossTotal = (lines: readonly Pick<Line, 'total'>[]): number => lines.reduce((sum, line) => sum + line.total.includingVat.amount, 0);

/** Whether goods are samples only. */
const isLetter = (goods: readonly BoughtGoods[]): boolean => goods.every(({ product }) => product.sampleOf !== null);

/** Current delivery options of goods; none for an empty cart. @param lines the same goods with their prices */
export const deliveryOptions = (
  { locale, country, currency, postcode }: Pick<OrderRow, 'locale' | 'currency'> & Destination,
  lines: readonly Pick<Line, 'total'>[],
  goods: readonly BoughtGoods[],
  { maximumPallets, workdays, territoryDelivery }: Pick<CartTerms, 'maximumPallets' | 'workdays' | 'territoryDelivery'>,
): Option[] => {
  if (!goods.length) return [];
  const options = shippingOptions({
    country,
    currency,
    lines: goods.map(packed),
    goodsGross: grossTotal(lines),
    isLetter: isLetter(goods),
    maximumPallets,
    ...workdays({ leadDays: Math.max(...goods.map(({ product, configuration }) => leadDaysOf(product.leadDays, configuration?.isPersonal ?? false))), locale, country }),
  });
  return optionsForDestination(options, { country, postcode }, currency, territoryDelivery);
};

const chargedOption = (option: Option, { currency }: OrderRow, vat: VatRule): Option => ({
  ...option,
  price: option.price && charged(priceOf(option.price.includingVat.amount, currency, vat.rate), vat),
});

const pricedLine = (line: LineRow, { product, configuration }: ResolvedGoods, tierQuantity: number, { locale, currency }: OrderRow, rate: number, terms: CartTerms): Line => {
  const trace = configuration ? configuration.trace(currency, tierQuantity) : terms.plainTrace(product, tierQuantity, currency, locale);
  const { id, quantity, room } = line;
  return priceLine({ id, quantity, tierQuantity, room: room && { room, text: terms.roomText(room, locale) }, trace }, product, configuration, currency, rate);
};

/** Prices an open order anew, and lists what changed. Omits lines whose product or configuration no longer exists, and a delivery that is no longer possible. */
export const priceCart = (row: OrderRow, cart: Cart, terms: CartTerms, destination: Destination = destinationOf(row)): PricedCart => {
  const known = cart.lines.map((line) => ({ line, of: knownGoods(cart, line) }));
  const present = known.flatMap(({ line, of }) => (of ? { line, quantity: line.quantity, ...of } : []));
  const pieces = piecesByFamily(present);
  const tierQuantityOf = ({ family }: LineProduct) => pieces.get(family)!;
  const pricedAt = (rate: number) => present.map((one) => pricedLine(one.line, one, tierQuantityOf(one.product), row, rate, terms));
  const ruleOf = (method: DeliveryMethod | null): VatRule => vatRuleFor(placeOfSupply(destination, method), row.details, row.vatCheck?.status ?? null);
  const usual = pricedAt(vatRates[destination.country]);
  let offered: Option[] | undefined;
  // The threshold of free delivery includes VAT, even with reverse charge.
  const options = () => (offered ??= deliveryOptions({ ...row, ...destination }, usual, present, terms).map((option) => chargedOption(option, row, ruleOf(option.method))));
  const option = row.shipping && options().find((one) => isOffered(one, row.shipping!));
  const vat = ruleOf(option?.method ?? null);
  const lines = (vat.rate === vatRates[destination.country] ? usual : pricedAt(vat.rate)).map((line) => chargedLine(line, vat));
  const changes = known.flatMap(({ line, of }) => changeOf(line, of, of ? tierQuantityOf(of.product) : line.quantity, row.currency, vat) ?? []);
  const shipping = row.shipping && option?.price ? { method: option.method, date: row.shipping.date, slot: row.shipping.slot ?? null, price: option.price } : null;
  const totals = totalsOf(lines, shipping?.price ?? null, row.currency, vat);
  const deliveryOnRequest = onRequest({ lines: present.map(packed), maximumPallets: terms.maximumPallets });
  const isPriced = present.length > 0 && !shipping && !deliveryOnRequest && !exportTerritoryOf(destination);
  const consigned = { country: destination.country, currency: row.currency, lines: present.map(packed), goodsGross: grossTotal(usual), isLetter: isLetter(present) };
  const cost = deliveryCost(consigned);
  return { lines, changes, shipping, deliveryOnRequest, totals, options, ...(isPriced && { deliveryCost: { ...cost, price: charged(cost.price, vat) } }) };
};
