import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { order, orderLine } from '../../../test/factories/order.js';
import { type Answers, renderInApp } from '../../../test/support/in-app.js';
import { Cart } from './cart.js';

const panel = orderLine({ id: 'panel', name: 'Wandpaneel stof', quantity: 3 });
const baffle = orderLine({ id: 'baffle', productId: 'pbf-01', name: 'Plafondbaffle' });

/** A cart that does what it is told, and remembers the calls. */
const openCart = (lines = [panel, baffle]) => {
  let current = order({ lines });
  const calls: [path: string, input: unknown][] = [];
  const write = (path: string, change: (input: Record<string, unknown>) => typeof lines) => (input: unknown) => {
    calls.push([path, input]);
    current = order({ lines: change((input as { input: Record<string, unknown> }).input) });
    return current;
  };
  const answers: Answers = {
    'cart.order': () => current,
    'cart.removeLine': write('remove', ({ id }) => current.lines.filter((line) => line.id !== id)),
    'cart.addLine': write('add', ({ quantity }) => [...current.lines, orderLine({ ...panel, id: 'panel-again', quantity: Number(quantity) })]),
    'cart.updateLine': write('update', ({ id, quantity }) => current.lines.map((line) => (line.id === id ? orderLine({ ...line, quantity: Number(quantity) }) : line))),
  };
  renderInApp(<Cart />, { namespaces: ['cart', 'form'], answers });
  return { calls };
};

const names = async () =>
  within(await screen.findByRole('list', { name: 'Producten in uw winkelwagen' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the cart', () => {
  it('takes a line out, offers it back with the focus on the offer, and puts the same quantity back', async () => {
    const { calls } = openCart();
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    const undo = await screen.findByRole('button', { name: 'Terugzetten' });
    expect(await names()).toEqual(['Plafondbaffle']);
    expect(document.activeElement).toBe(undo);

    fireEvent.click(undo);
    await waitFor(async () => expect(await names()).toEqual(['Plafondbaffle', 'Wandpaneel stof']));
    expect(calls).toEqual([
      ['remove', { input: { id: 'panel' } }],
      ['add', { input: { productId: 'wpn-01', quantity: 3 }, idempotencyKey: expect.any(String) }],
    ]);
    expect(screen.queryByRole('button', { name: 'Terugzetten' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Wandpaneel stof staat weer in uw winkelwagen.');
  });

  it('still offers the last line back when the cart is empty', async () => {
    openCart([panel]);
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    expect(await screen.findByRole('heading', { name: 'Het is hier stil' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Terugzetten' })).toBeTruthy();
  });

  it('sends a new quantity once, after a pause', async () => {
    const { calls } = openCart();
    const more = within(await screen.findByRole('group', { name: 'Aantal van Plafondbaffle' })).getByRole('button', { name: 'Eén meer' });
    fireEvent.click(more);
    fireEvent.click(more);
    await waitFor(() => expect(calls).toEqual([['update', { input: { id: 'baffle', quantity: 4 } }]]), { timeout: 2000 });
  });

  it('asks to mend a line that cannot be had instead of leading to the checkout', async () => {
    openCart([orderLine({ quantity: 5, available: 3 })]);
    expect(await screen.findByText(/Er zijn nog 3 stuks/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Neem er 3' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verder naar bestellen' })).toBeNull();
  });
});
