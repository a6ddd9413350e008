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

describe('what is noted of products', () => {
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });
  afterEach(cleanup);

  it('is each list once, however often it is drawn or read, and another one in its place', () => {
    const { rerender } = render(<List products={[panel, baffle]} />);
    rerender(<List products={[panel, baffle]} />);
    expect(events()).toMatchObject([{ event: 'view_item_list', ecommerce: { item_list_id: 'category:wall-panels', items: [{ index: 0 }, { index: 1 }] } }]);
    rerender(<List products={[baffle]} />);
    expect(events()).toHaveLength(2);
  });

  it('is a list again when it is shown again', () => {
    render(<List products={[panel]} />).unmount();
    render(<List products={[panel]} />);
    expect(events()).toHaveLength(2);
  });

  it('is nothing twice where effects run twice', () => {
    render(
      <StrictMode>
        <List products={[panel]} />
        <Page />
      </StrictMode>,
    );
    expect(events().map(({ event }) => event)).toEqual(['view_item_list', 'view_item']);
  });

  it('is nothing for a list of nothing', () => {
    render(<List products={[]} />);
    expect(events()).toEqual([]);
  });

  it('is which product was chosen, with its place in the list', () => {
    render(<List products={[panel, baffle]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Plafondbaffle' }));
    expect(events()[1]).toMatchObject({ event: 'select_item', ecommerce: { item_list_id: 'category:wall-panels', items: [{ item_id: 'bfl-white-01', index: 1 }] } });
  });

  it('is a product whose page was shown, once', () => {
    const { rerender } = render(<Page />);
    rerender(<Page />);
    expect(events()).toMatchObject([{ event: 'view_item', ecommerce: { value: 73.55, items: [{ item_id: 'wpn-lightgrey-01', item_category: 'Wandpanelen' }] } }]);
  });
});
