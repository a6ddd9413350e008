import type { z } from 'zod';
import type { Currency } from '../../contract/locales.js';
import type { Price } from '../../contract/money.js';
import type { OrderLine, OrderTotals } from '../../contract/order.js';
import type { QuantityPrice } from '../../contract/product.js';
import { priceOf, sumPrices } from '../../domain/money.js';
import { type GrossPrices, inEachCurrency, quantityPrice, unitGross } from '../../domain/tier-price.js';
import { isVatFree } from '../../domain/vat-free.js';
import type { VatRule } from '../../domain/vat.js';
import { type LineProduct, presentSaleUnit } from '../catalogue/catalogue.presenter.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import { type CutToSize, unitOfSale } from '../../domain/unit-of-sale.js';

export type Line = z.output<typeof OrderLine>;
export type Totals = z.output<typeof OrderTotals>;

/** Price where no VAT is charged: the net price, both as price including and excluding VAT. */
const netOnly = ({ excludingVat }: Price): Price => ({ includingVat: excludingVat, excludingVat });
export const charged = (price: Price, vat: VatRule): Price => (isVatFree(vat) ? netOnly(price) : price);

const configuredPrice = (goods: ConfiguredGoods, quantity: number, currency: Currency, rate: number, tierQuantity: number): Omit<QuantityPrice, 'quantity'> => {
  const gross = goods.unitGross(currency, tierQuantity);
  return { unitPrice: priceOf(gross, currency, rate), total: priceOf(gross * quantity, currency, rate), volumeDiscount: [] };
};

/** A line with the prices that the buyer is charged. */
export const chargedLine = (line: Line, vat: VatRule): Line => ({
  ...line,
  unitPrice: charged(line.unitPrice, vat),
  saleUnit: line.saleUnit && { ...line.saleUnit, price: line.saleUnit.price && charged(line.saleUnit.price, vat) },
  total: charged(line.total, vat),
  volumeDiscount: isVatFree(vat) ? line.volumeDiscount.map((tier) => ({ ...tier, priceIncludingVat: tier.priceExcludingVat })) : line.volumeDiscount,
});

/** Pieces that can be ordered: 0 if the product is no longer sold, null (no limit) if it is made to order or to measure. */
const availableOf = ({ isOnSale, isWarehouse, stock }: LineProduct, configured: ConfiguredGoods | undefined): number | null => {
  if (!isOnSale) return 0;
  return isWarehouse && !configured ? stock : null;
};

/** Gross price of a piece in minor units in every currency. @param tierQuantity pieces that determine the volume price */
export const grossOf = (goods: LineProduct, configured: ConfiguredGoods | undefined, tierQuantity: number): GrossPrices =>
  inEachCurrency((currency) => (configured ? configured.unitGross(currency, tierQuantity) : unitGross(goods, currency, tierQuantity)));

/** Pieces of each family over all colours and configurations, which determine the volume price of its lines. */
export const piecesByFamily = (lines: readonly { quantity: number; product: Pick<LineProduct, 'family'> }[]): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { quantity, product } of lines) pieces.set(product.family, (pieces.get(product.family) ?? 0) + quantity);
  return pieces;
};

/** What one piece of a line is, with its price per m² or metre. */
const saleUnitOf = ({ unit }: LineProduct, cut: CutToSize | undefined, { includingVat: { amount, currency } }: Price, rate: number): Line['saleUnit'] =>
  presentSaleUnit(unitOfSale(unit, amount, cut), (gross) => priceOf(gross, currency, rate));

/** Returns a line of an open order with current price, stock and texts. @param rate VAT rate in percent */
export const priceLine = (
  line: Pick<Line, 'id' | 'quantity' | 'tierQuantity' | 'room' | 'trace'>,
  goods: LineProduct,
  configured: ConfiguredGoods | undefined,
  currency: Currency,
  rate: number,
): Line => {
  const { quantity, tierQuantity } = line;
  const price = configured ? configuredPrice(configured, quantity, currency, rate, tierQuantity) : quantityPrice(goods, quantity, currency, rate, tierQuantity);
  return {
    id: line.id,
    productId: goods.id,
    sku: goods.sku,
    name: goods.name,
    slug: goods.slug,
    colour: goods.colour,
    picture: goods.picture,
    configurationId: configured?.id ?? null,
    choices: configured?.choices ?? [],
    preview: configured?.preview ?? null,
    frame: configured?.frame ?? null,
    room: line.room,
    quantity,
    tierQuantity,
    unitPrice: price.unitPrice,
    saleUnit: saleUnitOf(goods, configured?.cut(currency, tierQuantity), price.unitPrice, rate),
    total: price.total,
    volumeDiscount: price.volumeDiscount,
    trace: line.trace,
    available: availableOf(goods, configured),
    isWithdrawable: !configured?.isPersonal,
    isSample: goods.sampleOf !== null,
  };
};

/** Returns the totals of an order. VAT is the difference between gross and net total, so that they always add up. */
export const totalsOf = (lines: readonly Line[], shipping: Price | null, currency: Currency, rule: VatRule): Totals => {
  const goods = sumPrices(
    lines.map((line) => line.total),
    currency,
  );
  const total = shipping ? sumPrices([goods, shipping], currency) : goods;
  const vat = { amount: total.includingVat.amount - total.excludingVat.amount, currency };
  const { isReverseCharge, vatReason } = rule;
  return { goods, shipping, isReverseCharge, ...(vatReason && { vatReason }), vat: [{ rate: isVatFree(rule) ? 0 : rule.rate, amount: vat }], total };
};
