import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { price } from '../../test/factories/order.js';
import { releaseEvents } from './track.js';
import { useTrackedList, useTrackedView } from './track-products.js';

const panel = { id: 'wpn-lightgrey-01', name: 'Wandpaneel stof', price: price(8900) };
const baffle = { id: 'bfl-white-01', name: 'Plafondbaffle', price: price(5900) };
const category = { id: 'category:wall-panels', name: 'Wandpanelen', category: 'Wandpanelen' };
const events = () => (window.dataLayer ?? []).filter((pushed) => 'event' in (pushed as object)) as { event: string; ecommerce: { items: object[] } }[];

const List = ({ products }: { products: (typeof panel)[] }) => {
  const noteChosen = useTrackedList(category, products);
  return products.map(({ id, name }, at) => (
    <button key={id} type="button" onClick={() => noteChosen(at)}>
      {name}
    </button>
  ));
};
const Page = () => {
  useTrackedView(panel, 'Wandpanelen');
  return null;
};

describe('the tracking of products', () => {
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });
  afterEach(cleanup);

  it('records each list once, and a changed list again', () => {
    const { rerender } = render(<List products={[panel, baffle]} />);
    rerender(<List products={[panel, baffle]} />);
    expect(events()).toMatchObject([{ event: 'view_item_list', ecommerce: { item_list_id: 'category:wall-panels', items: [{ index: 0 }, { index: 1 }] } }]);
    rerender(<List products={[baffle]} />);
    expect(events()).toHaveLength(2);
  });

  it('records a list again when it is mounted again', () => {
    render(<List products={[panel]} />).unmount();
    render(<List products={[panel]} />);
    expect(events()).toHaveLength(2);
  });

  it('records nothing twice when effects run twice', () => {
    render(
      <StrictMode>
        <List products={[panel]} />
        <Page />
      </StrictMode>,
    );
    expect(events().map(({ event }) => event)).toEqual(['view_item_list', 'view_item']);
  });

  it('records nothing for an empty list', () => {
    render(<List products={[]} />);
    expect(events()).toEqual([]);
  });

  it('records the selected product with its position in the list', () => {
    render(<List products={[panel, baffle]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Plafondbaffle' }));
    expect(events()[1]).toMatchObject({ event: 'select_item', ecommerce: { item_list_id: 'category:wall-panels', items: [{ item_id: 'bfl-white-01', index: 1 }] } });
  });

  it('records the view of a product once', () => {
    const { rerender } = render(<Page />);
    rerender(<Page />);
    expect(events()).toMatchObject([{ event: 'view_item', ecommerce: { value: 73.55, items: [{ item_id: 'wpn-lightgrey-01', item_category: 'Wandpanelen' }] } }]);
  });
});
