import type { Product } from '../../src/contract/product.js';
import { quantityPrice, tiersOf } from '../../src/domain/tier-price.js';
import { priceOf } from '../../src/domain/money.js';
import { unitOfSale } from '../../src/domain/unit-of-sale.js';
import { priceOfQuantity } from './quantity-price.js';
import { inCurrencies } from '../../test/factories/prices.js';

const goods = {
  prices: inCurrencies(8900, 7900),
  tiers: [
    { minQuantity: 5, price: inCurrencies(8250, 7300) },
    { minQuantity: 10, price: inCurrencies(7600, 6700) },
  ],
};
const plain = priceOf(8900, 'EUR', 21);
const product = {
  volumeDiscount: tiersOf(goods, 'EUR', 21),
  priceIncVat: plain.includingVat,
  priceExcVat: plain.excludingVat,
  unitPrice: { per: 'm2', price: priceOf(12_361, 'EUR', 21) },
  vatRate: 21,
} as Product;

describe('The price of a quantity in the browser', () => {
  it.each([1, 4, 5, 8, 10, 999])('is the one the shop charges for %i pieces', (quantity) => {
    const { unitPrice, total } = quantityPrice(goods, quantity, 'EUR', 21);
    expect(priceOfQuantity(product, quantity)).toMatchObject({ each: unitPrice, total });
  });

  it('lowers the price of a square metre with the tier', () => {
    expect(priceOfQuantity(product, 1).perUnit?.includingVat.amount).toBe(12_361);
    expect(priceOfQuantity(product, 5).perUnit?.includingVat.amount).toBe(11_458);
  });

  it.each([1, 5, 10])('has the price of a square metre that the cart shows for %i pieces', (quantity) => {
    const unit = { per: 'm2', amount: 2.88 } as const;
    const sheet = {
      ...product,
      saleUnit: { form: 'piece', pieces: 1, ...unit, price: priceOf(3090, 'EUR', 21) },
      unitPrice: { per: 'm2', price: priceOf(3090, 'EUR', 21) },
    } as Product;
    const inCart = unitOfSale(unit, quantityPrice(goods, quantity, 'EUR', 21).unitPrice.includingVat.amount);
    expect(priceOfQuantity(sheet, quantity).perUnit?.includingVat.amount).toBe(inCart.gross);
  });

  it('has no price of a square metre if the product has none', () => {
    expect(priceOfQuantity({ ...product, unitPrice: null }, 5).perUnit).toBeUndefined();
  });
});
