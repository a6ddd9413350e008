import { screen } from '@testing-library/react';
import { euro, price } from '../../../test/factories/order.js';
import { product } from '../../../test/factories/product.js';
import { renderInApp } from '../../../test/support/in-app.js';
import type { Product } from '../../../src/contract/product.js';
import { useProductFacts } from './use-product-facts.js';

const Facts = ({ of }: { of: Product }) => (
  <ul aria-label="figures">
    {useProductFacts()(of).map(({ label, value }) => (
      <li key={label}>{`${label}: ${value}`}</li>
    ))}
  </ul>
);

const toMeasure = { form: 'toMeasure', pieces: 1, per: 'm2', amount: null, price: price(3980) } as const;

describe('the price in a comparison', () => {
  it.each([
    [
      'is that of the size in the table, although an option makes it lower',
      { size: '1200 × 600 mm', startingPrice: price(5000), unitPrice: { per: 'm2' as const, price: price(12_361) } },
      'Prijs: € 89,00 incl. btw',
    ],
    ['is a lowest price while the size is not chosen', { priceIncVat: euro(995), startingPrice: price(995), saleUnit: toMeasure }, 'Prijs: vanaf € 9,95 incl. btw'],
  ])('%s', async (_, over: Partial<Product>, expected) => {
    renderInApp(<Facts of={product(over)} />, { namespaces: ['wishes', 'product'] });
    expect((await screen.findByRole('list', { name: 'figures' })).textContent.replaceAll('\u00a0', ' ')).toContain(expected);
  });
});
