import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { trackAdded, useTrackedList, useTrackedView } from './track.js';

const euro = (amount: number) => ({ includingVat: { amount, currency: 'EUR' as const }, excludingVat: { amount: Math.round(amount / 1.21), currency: 'EUR' as const } });
const panel = { id: 'wpn-lightgrey-01', name: 'Wandpaneel stof', price: euro(8900) };
const baffle = { id: 'bfl-white-01', name: 'Plafondbaffle', price: euro(5900) };
const category = { id: 'category:wall-panels', name: 'Wandpanelen', category: 'Wandpanelen' };

const List = ({ products }: { products: (typeof panel)[] }) => {
  const noteChosen = useTrackedList(category, products);
  return products.map(({ id, name }, at) => (
    <button key={id} type="button" onClick={() => noteChosen(at)}>
      {name}
    </button>
  ));
};

describe('What is noted in the page', () => {
  afterEach(() => {
    cleanup();
    delete window.dataLayer;
  });

  it('is each list once, however often it is drawn', () => {
    const products = [panel, baffle];
    const { rerender } = render(<List products={products} />);
    rerender(<List products={products} />);
    expect(window.dataLayer).toEqual([
      {
        event: 'view_item_list',
        ecommerce: {
          item_list_id: 'category:wall-panels',
          item_list_name: 'Wandpanelen',
          currency: 'EUR',
          items: [
            { item_id: 'wpn-lightgrey-01', item_name: 'Wandpaneel stof', price: 89, index: 0, item_category: 'Wandpanelen' },
            { item_id: 'bfl-white-01', item_name: 'Plafondbaffle', price: 59, index: 1, item_category: 'Wandpanelen' },
          ],
        },
      },
    ]);
    rerender(<List products={[baffle]} />);
    expect(window.dataLayer).toHaveLength(2);
  });

  it('is nothing for a list of nothing', () => {
    render(<List products={[]} />);
    expect(window.dataLayer).toBeUndefined();
  });

  it('is which product was chosen, with its place in the list', () => {
    render(<List products={[panel, baffle]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Plafondbaffle' }));
    expect(window.dataLayer?.[1]).toMatchObject({ event: 'select_item', ecommerce: { item_list_id: 'category:wall-panels', items: [{ item_id: 'bfl-white-01', index: 1 }] } });
  });

  it('is a product whose page was shown', () => {
    const Page = () => {
      useTrackedView(panel, 'Wandpanelen');
      return null;
    };
    const { rerender } = render(<Page />);
    rerender(<Page />);
    expect(window.dataLayer).toEqual([
      {
        event: 'view_item',
        ecommerce: { currency: 'EUR', value: 89, items: [{ item_id: 'wpn-lightgrey-01', item_name: 'Wandpaneel stof', price: 89, quantity: 1, item_category: 'Wandpanelen' }] },
      },
    ]);
  });

  it('is what came into the cart, with its value', () => {
    trackAdded(panel, 3);
    expect(window.dataLayer).toMatchObject([{ event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 267, items: [{ quantity: 3 }] } }]);
  });
});
