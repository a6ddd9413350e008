import { cleanup, screen } from '@testing-library/react';
import type { SaleUnit } from '../../src/contract/product.js';
import { renderInApp } from '../../test/support/in-app.js';
import { useCounted } from './unit-of-sale.js';

afterEach(cleanup);

const Counted = ({ count, form }: { count: number; form: SaleUnit['form'] | null }) => (
  <p>{useCounted()(count, form && { form, pieces: form === 'pack' ? 18 : 1, per: 'm2', amount: 1, price: null })}</p>
);

describe('a quantity of goods', () => {
  it.each([
    [7, 'pack', '7 pakken'],
    [1, 'pack', '1 pak'],
    [3, 'roll', '3 rollen'],
    [2, 'sheet', '2 platen'],
    [2, 'piece', '2 stuks'],
    [1, 'toMeasure', '1 stuk'],
    [2, 'metre', '2 stuks'],
    [5, null, '5 stuks'],
  ] as const)('%d in the form %s is counted as %s', (count, form, text) => {
    renderInApp(<Counted {...{ count, form }} />, { namespaces: ['product'] });
    expect(screen.getByText(text).textContent).toBe(text);
  });
});
