import { cleanup } from '@testing-library/react';
import { price } from '../../test/factories/order.js';
import { renderInApp } from '../../test/support/in-app.js';
import type { ShownCard } from '../core/shown-card.js';
import { ProductGrid } from './product-grid.js';

afterEach(cleanup);

const card = (over: Partial<ShownCard>): ShownCard => ({
  id: 'cut-01',
  name: 'Schuim op maat',
  fragments: null,
  slug: 'schuim-op-maat',
  picture: { file: '', width: 1000, height: 1000, placeholder: null },
  price: price(995),
  isStartingPrice: false,
  saleUnit: null,
  lowestTier: { minQuantity: 50, price: price(695) },
  rating: null,
  colours: [],
  size: '',
  isMadeToOrder: true,
  isAvailable: true,
  delivery: null,
  ...over,
});

describe('the prices of a product card', () => {
  it.each([
    [false, '€ 9,95 incl. btw', '€ 6,95 vanaf 50 stuks'],
    [true, 'vanaf € 9,95 incl. btw', 'vanaf € 6,95 bij 50 stuks'],
  ])('are the lowest ones if options change them: %s', (isStartingPrice, first, last) => {
    renderInApp(<ProductGrid products={[card({ isStartingPrice })]} />, { namespaces: ['product'] });
    const textOf = (selector: string) => document.querySelector(selector)!.textContent.replaceAll('\u00A0', ' ');
    expect([textOf('.price'), textOf('.tier')]).toEqual([first, last]);
  });
});
