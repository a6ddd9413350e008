import { configurableProducts } from '../../../test/factories/catalogue-products.js';
import { startingPriceOf } from '../configuration/starting-price.js';
import { productModel } from '../configuration/product-model.js';
import { cardUnitOf } from './catalogue.presenter.js';

describe('the unit of sale on a card', () => {
  it.each([
    ['CUT, whose size the buyer must choose, at its price per m²', 'CUT', { form: 'toMeasure', per: 'm2', amount: null }, 3980],
    ['PUF, of which smaller pieces cost less than the sheet, at its price per m²', 'PUF', { form: 'toMeasure', per: 'm2', amount: null }, 2150],
    ['MFB, without a price per m², is a piece', 'MFB', { form: 'piece', per: null, amount: null }, null],
  ])('of %s', (_, code, unit, perSquareMetre) => {
    const { configuration, variants, price: prices, tiers, unit: sold } = configurableProducts.find((product) => product.code === code)!;
    const startingPrice = startingPriceOf(productModel({ configuration, colour: variants[0]!.colour }), { prices, tiers });
    const { price, ...shown } = cardUnitOf({ unit: sold, prices, startingPrice, area: configuration.area ?? null }, 'nl-NL');
    expect([shown, price?.includingVat.amount ?? null]).toEqual([{ pieces: 1, ...unit }, perSquareMetre]);
  });
});
