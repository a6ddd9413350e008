import { screen } from '@testing-library/react';
import { href } from '../../../src/contract/routes.js';
import { reorderQuery, type ReorderReportLine } from '../../../src/domain/reorder-query.js';
import { order, orderLine, price } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { ReorderReport } from './reorder-report.js';

const panel = orderLine({ id: 'line-1', name: 'Wandpaneel' });
const slats = orderLine({ id: 'line-2', productId: 'slats', name: 'Latten' });
const placed = order({ id: 'old', number: 'ENC-2026-000007', state: 'paid', lines: [panel, slats] });
const cart = order({ lines: [orderLine({ unitPrice: price(9900) })] });

const show = (...reported: ReorderReportLine[]) =>
  renderInApp(<ReorderReport />, {
    namespaces: ['account'],
    search: href('cart', 'nl-NL', undefined, reorderQuery('old', reported)).split('?')[1]!,
    answers: { 'orders.byId': () => placed, 'cart.order': () => cart },
  });
const said = async () => (await screen.findByRole('status')).textContent.replaceAll(/\s/g, ' ');

describe('the cart after a reorder', () => {
  it('reports that all lines are in the cart', async () => {
    show();
    expect(await said()).toContain('ligt in uw winkelwagen');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('lists lines with too little stock and lines with a changed price', async () => {
    show({ lineId: 'line-2', reason: 'scarce', taken: 1 }, { lineId: 'line-1', reason: 'priceChanged', taken: 2 });
    expect(await said()).toContain('Latten: 1 in plaats van 2 stuks');
    await expect(screen.findByText(/^Wandpaneel: nu €\s99,00 in plaats van €\s89,00 per stuk/)).resolves.toBeDefined();
  });

  it('reports that nothing was added when no line is available', async () => {
    show({ lineId: 'line-1', reason: 'notSold', taken: 0 }, { lineId: 'line-2', reason: 'outOfStock', taken: 0 });
    expect(await said()).toContain('Uit bestelling ENC-2026-000007 is nu niets leverbaar');
  });
});
