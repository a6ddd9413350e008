import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { order, orderLine, price } from '../../../test/factories/order.js';
import { advanceAfter } from '../../../test/support/advance-after.js';
import { type Answers, renderInApp } from '../../../test/support/in-app.js';
import type { Order } from '../../../src/contract/order.js';
import type { StorageItem } from '../../../src/contract/storage.js';
import { defaultRoom } from '../../../src/domain/read-room.js';
import { releaseEvents } from '../../core/track.js';
import { Cart } from './cart.js';

const panel = orderLine({ id: 'panel', name: 'Wandpaneel stof', quantity: 3 });
const baffle = orderLine({ id: 'baffle', productId: 'pbf-01', name: 'Plafondbaffle' });

/** Renders a cart whose API applies all writes, and records the calls. */
const openCart = (lines = [panel, baffle], changes: Order['changes'] = [], later: StorageItem[] = [], over: Partial<Order> = {}) => {
  let current = order({ lines, changes, ...over });
  const calls: [path: string, input: unknown][] = [];
  const write = (path: string, change: (input: Record<string, unknown>) => typeof lines) => (input: unknown) => {
    calls.push([path, input]);
    current = order({ lines: change((input as { input: Record<string, unknown> }).input) });
    return current;
  };
  const answers: Answers = {
    'cart.order': () => current,
    'orders.unpaid': () => [],
    'storage.list': () => ({ items: later, total: later.length, page: 1, pageSize: 50 }),
    'cart.saveLine': write('save', ({ id }) => current.lines.filter((line) => line.id !== id)),
    'cart.acknowledge': write('acknowledge', () => current.lines),
    'cart.removeLine': write('remove', ({ id }) => current.lines.filter((line) => line.id !== id)),
    'cart.addLine': write('add', ({ quantity }) => [...current.lines, orderLine({ ...panel, id: 'panel-again', quantity: Number(quantity) })]),
    'cart.updateLine': write('update', ({ id, quantity }) => current.lines.map((line) => (line.id === id ? orderLine({ ...line, quantity: Number(quantity) }) : line))),
  };
  renderInApp(<Cart />, { namespaces: ['cart', 'product', 'form'], answers });
  return { calls };
};

/** Renders a cart whose writes get no response. @param isMade whether the writes are applied @param isBack whether the cart can be read afterwards */
const openLossyCart = ({ isMade, isBack }: { isMade: boolean; isBack: boolean }) => {
  let current = order({ lines: [panel, baffle] });
  let isLost = false;
  const lose = (change: (input: { id: string; quantity: number }) => typeof current.lines) => (input: unknown) => {
    isLost = true;
    if (isMade) current = order({ lines: change((input as { input: { id: string; quantity: number } }).input) });
    return Promise.reject(new Error('the connection broke'));
  };
  const answers: Answers = {
    'cart.order': () => (isLost && !isBack ? Promise.reject(new Error('no connection')) : current),
    'orders.unpaid': () => [],
    'storage.list': () => ({ items: [], total: 0, page: 1, pageSize: 50 }),
    'cart.removeLine': lose(({ id }) => current.lines.filter((line) => line.id !== id)),
    'cart.updateLine': lose(({ id, quantity }) => current.lines.map((line) => (line.id === id ? orderLine({ ...line, quantity }) : line))),
  };
  renderInApp(<Cart />, { namespaces: ['cart', 'product', 'form'], answers });
};

const names = async () =>
  within(await screen.findByRole('list', { name: 'Producten in uw winkelwagen' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const events = () => (window.dataLayer ?? []).filter((pushed) => 'event' in (pushed as object));

describe('the cart', () => {
  it('removes a line, focuses the undo button, and restores the same quantity', async () => {
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
    expect(document.activeElement?.textContent).toBe('Wandpaneel stof is teruggezet in uw winkelwagen.');
  });

  it('restores a line with its configuration and its room', async () => {
    const room = { room: defaultRoom, text: 'Berekend voor kantoor' };
    const { calls } = openCart([orderLine({ id: 'panel', quantity: 3, configurationId: 'made', room })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Terugzetten' }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject(['add', { input: { productId: 'wpn-01', quantity: 3, configurationId: 'made', room: defaultRoom } }]));
  });

  it('saves a line for later, and focuses the notice', async () => {
    const { calls } = openCart();
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof bewaren voor later' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Wandpaneel stof is bewaard voor later.'));
    expect(await names()).toEqual(['Plafondbaffle']);
    expect(calls).toEqual([['save', { input: { id: 'panel' }, idempotencyKey: expect.any(String) }]]);
  });

  it('links to a quotation instead of the checkout when the products need more pallets than delivery has prices for', async () => {
    openCart([panel], [], [], { deliveryOnRequest: { pallets: 12, maximum: 8 } });
    expect(await screen.findByText(/ongeveer 12 pallets.*tot en met 8 pallets/)).toBeTruthy();
    const [way, ...others] = screen.getAllByRole('link', { name: 'Offerte voor deze winkelwagen aanvragen' });
    expect([way!.getAttribute('href'), others.length]).toEqual(['/contact?about=quotation&cart=1', 0]);
    expect(screen.queryByRole('link', { name: 'Verder naar bestellen' })).toBeNull();
    expect(screen.queryByText('Wat kost de bezorging?')).toBeNull();
  });

  it('shows at a line that its volume price counts several lines', async () => {
    const trace = [{ step: 'tier' as const, label: 'Staffel', optionId: null, amount: price(-650).includingVat }];
    openCart([orderLine({ id: 'panel', quantity: 2, tierQuantity: 5, trace })]);
    expect(await screen.findByText('Staffelprijs voor 5 stuks samen')).toBeTruthy();
  });

  it('shows a changed price at its line until the shopper confirms it', async () => {
    openCart([panel, baffle], [{ lineId: 'panel', kind: 'price', name: panel.name, before: price(9900), replacement: null }]);
    expect(await screen.findByText('Prijs gewijzigd: was € 99,00, nu € 89,00 per stuk.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Begrepen' }));
    await waitFor(() => expect(screen.queryByText(/Prijs gewijzigd/)).toBeNull());
  });

  it('lists vanished products, and allows only removal of lines that are no longer sold', async () => {
    const gone = { kind: 'gone', before: null, replacement: null } as const;
    openCart(
      [orderLine({ ...panel, available: 0 }), baffle],
      [
        { ...gone, lineId: 'panel', name: panel.name },
        { ...gone, lineId: 'lost', name: 'Basblok' },
      ],
    );
    expect(await screen.findByText('Basblok verkopen wij niet meer. Het is uit uw winkelwagen verwijderd.')).toBeTruthy();
    expect(screen.getByText(/Dit product verkopen wij niet meer/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Aantal van Wandpaneel stof' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wandpaneel stof verwijderen' })).toBeTruthy();
  });

  it('offers to replace a line that is no longer sold by its successor: the successor is added before the line is removed', async () => {
    const replacement = { id: 'wpn-02', name: 'Wandpaneel vilt', slug: 'wandpaneel-vilt', isConfigurable: false };
    const { calls } = openCart([orderLine({ ...panel, available: 0 })], [{ kind: 'gone', before: null, lineId: 'panel', name: panel.name, replacement }]);
    expect((await screen.findByRole('link', { name: 'Wandpaneel vilt' })).getAttribute('href')).toBe('/product/wandpaneel-vilt');
    fireEvent.click(screen.getByRole('button', { name: 'Vervangen door Wandpaneel vilt' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Vervangen door/ })).toBeNull());
    expect(calls).toEqual([
      ['add', { input: { productId: 'wpn-02', quantity: 3 }, idempotencyKey: expect.any(String) }],
      ['remove', { input: { id: 'panel' } }],
    ]);
  });

  it('only links to a successor with options, which are chosen on its page', async () => {
    const replacement = { id: 'wpn-02', name: 'Wandpaneel op maat', slug: 'wandpaneel-op-maat', isConfigurable: true };
    openCart([orderLine({ ...panel, available: 0 })], [{ kind: 'gone', before: null, lineId: 'panel', name: panel.name, replacement }]);
    expect(await screen.findByRole('link', { name: 'Wandpaneel op maat' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vervangen door/ })).toBeNull();
  });

  it('tracks the cart view once, each removal and each restored line', async () => {
    releaseEvents(true);
    delete window.dataLayer;
    openCart();
    releaseEvents(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Terugzetten' }));
    await waitFor(async () => expect(await names()).toHaveLength(2));
    const items = [{ item_id: 'wpn-01', item_name: 'Wandpaneel stof', price: 73.55, quantity: 3 }];
    expect(events()).toMatchObject([
      { event: 'view_cart', ecommerce: { value: 367.75, currency: 'EUR', items: [{ quantity: 3 }, { quantity: 2 }] } },
      { event: 'remove_from_cart', ecommerce: { value: 220.65, currency: 'EUR', items } },
      { event: 'add_to_cart', ecommerce: { value: 220.65, currency: 'EUR', items } },
    ]);
  });

  it('offers to restore the last line when the cart is empty', async () => {
    openCart([panel]);
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    expect(await screen.findByRole('heading', { name: 'Uw winkelwagen is leeg' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Terugzetten' })).toBeTruthy();
  });

  it('sends a new quantity once, after a pause', async () => {
    const { calls } = openCart();
    const more = within(await screen.findByRole('group', { name: 'Aantal van Plafondbaffle' })).getByRole('button', { name: 'Eén meer' });
    await advanceAfter(1000, () => {
      fireEvent.click(more);
      fireEvent.click(more);
    });
    expect(calls).toEqual([['update', { input: { id: 'baffle', quantity: 4, was: 2 } }]]);
  });

  it('reads the cart again when a write gets no response, and shows the write as done when it was applied', async () => {
    openLossyCart({ isMade: true, isBack: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    await waitFor(async () => expect(await names()).toEqual(['Plafondbaffle']));
    expect(await screen.findByRole('button', { name: 'Terugzetten' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['not applied when the cart shows so', true, 'Geen verbinding met de winkel'],
    ['unknown when the cart cannot be read', false, 'Geen antwoord van de winkel'],
  ])('reports the outcome of a write without response: %s', async (_, isBack, title) => {
    openLossyCart({ isMade: false, isBack });
    fireEvent.click(await screen.findByRole('button', { name: 'Wandpaneel stof verwijderen' }));
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(await names()).toEqual(['Wandpaneel stof', 'Plafondbaffle']);
  });

  it('lists unpaid orders when the cart is empty', async () => {
    const unpaid = {
      id: 'order-1',
      number: 'ENC-2026-000123',
      state: 'awaitingPayment',
      currency: 'EUR',
      placedAt: null,
      total: price(17_800),
      pieces: 2,
      names: ['Wandpaneel stof'],
    };
    renderInApp(<Cart />, {
      namespaces: ['cart', 'product', 'form'],
      answers: { 'cart.order': () => null, 'orders.unpaid': () => [unpaid], 'storage.list': () => ({ items: [], total: 0, page: 1, pageSize: 50 }) },
    });
    expect(await screen.findByText('Bestelling ENC-2026-000123 van € 178,00 wacht nog op betaling.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Betalen, wijzigen of annuleren' }).getAttribute('href')).toBe('/afrekenen/resultaat?order=order-1');
  });

  it('explains that the cart is empty because the browser refuses cookies', async () => {
    const answers = { 'cart.order': () => null, 'orders.unpaid': () => [], 'storage.list': () => ({ items: [], total: 0, page: 1, pageSize: 50 }) };
    renderInApp(<Cart />, { namespaces: ['cart', 'product', 'form'], search: 'cookies=refused', answers });
    expect((await screen.findByRole('alert')).textContent).toContain('Uw browser weigert cookies');
  });

  it.each([
    ['piece', 'Nog 3 stuks op voorraad', 'nu € 89,00 per stuk', 'Staffelprijs voor 5 stuks samen'],
    ['pack', 'Nog 3 pakken op voorraad', 'nu € 89,00 per pak', 'Staffelprijs voor 5 pakken samen'],
    ['roll', 'Nog 3 rollen op voorraad', 'nu € 89,00 per rol', 'Staffelprijs voor 5 rollen samen'],
    ['sheet', 'Nog 3 platen op voorraad', 'nu € 89,00 per plaat', 'Staffelprijs voor 5 platen samen'],
  ] as const)('counts goods in the form in which they are sold: %s', async (form, ...texts) => {
    const trace = [{ step: 'tier' as const, label: 'Staffel', optionId: null, amount: price(-650).includingVat }];
    const saleUnit = { form, pieces: 18, per: null, amount: null, price: null };
    openCart(
      [orderLine({ id: 'panel', quantity: 4, available: 3, tierQuantity: 5, trace, saleUnit })],
      [{ lineId: 'panel', kind: 'price', name: panel.name, before: price(9900), replacement: null }],
    );
    const list = await screen.findByRole('list', { name: 'Producten in uw winkelwagen' });
    for (const text of texts) expect(list.textContent.replaceAll('\u00a0', ' ')).toContain(text);
  });

  it('has no link to the checkout while a line exceeds the stock', async () => {
    openCart([orderLine({ quantity: 5, available: 3 })]);
    expect(await screen.findByText(/Nog 3 stuks/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Aantal wijzigen in 3' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verder naar bestellen' })).toBeNull();
  });
});
