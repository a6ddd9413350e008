import { cleanup, screen } from '@testing-library/react';
import type { SaleUnit } from '../../../src/contract/product.js';
import { euro, price } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { PriceTrace } from './price-trace.js';

afterEach(cleanup);

describe('the calculation of a price', () => {
  it.each([
    ['pack', 'Per pak, incl. btw', '3 pakken, incl. btw'],
    ['roll', 'Per rol, incl. btw', '3 rollen, incl. btw'],
    ['sheet', 'Per plaat, incl. btw', '3 platen, incl. btw'],
    ['toMeasure', 'Per stuk, incl. btw', '3 stuks, incl. btw'],
    [null, 'Per stuk, incl. btw', '3 stuks, incl. btw'],
  ] as const)('counts goods in the form %s', (form, each, total) => {
    const saleUnit: SaleUnit | null = form && { form, pieces: 1, per: 'm2', amount: 1, price: null };
    renderInApp(<PriceTrace trace={[{ step: 'base', label: 'Basisprijs', optionId: null, amount: euro(500) }]} quantity={3} total={price(1500)} saleUnit={saleUnit} />, {
      namespaces: ['product', 'global'],
    });
    const rows = screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(rows.slice(1, 3)).toEqual([each, total]);
  });
});
