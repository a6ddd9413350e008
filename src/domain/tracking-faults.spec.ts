import { type TrackedEventName, trackedEvents } from '../contract/tracking.js';
import { exampleOf, trackingFaults } from './tracking-faults.js';

const names = Object.keys(trackedEvents) as TrackedEventName[];

/**
 * What Google documents for each event of its own: fields it needs, and fields it takes beside them.
 * Source: "Recommended events" of Google Analytics 4, https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
const itemTakes = [
  'affiliation',
  'coupon',
  'discount',
  'index',
  'item_brand',
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
  'item_list_id',
  'item_list_name',
  'item_variant',
  'location_id',
  'price',
  'quantity',
];
const worth = ['currency', 'value', 'items'];
const documented: Partial<Record<TrackedEventName, { needs: string[]; takes: string[] }>> = {
  view_item_list: { needs: ['items'], takes: ['item_list_id', 'item_list_name'] },
  select_item: { needs: ['items'], takes: ['item_list_id', 'item_list_name'] },
  view_item: { needs: worth, takes: [] },
  add_to_cart: { needs: worth, takes: [] },
  remove_from_cart: { needs: worth, takes: [] },
  view_cart: { needs: worth, takes: [] },
  begin_checkout: { needs: worth, takes: ['coupon'] },
  add_shipping_info: { needs: worth, takes: ['coupon', 'shipping_tier'] },
  add_payment_info: { needs: worth, takes: ['coupon', 'payment_type'] },
  purchase: { needs: [...worth, 'transaction_id'], takes: ['coupon', 'shipping', 'tax', 'customer_type'] },
};

describe('the table of events', () => {
  it('has the 14 of the specification', () => {
    expect(names).toHaveLength(14);
  });

  it.each(names)('gives %s examples that are as they must be', (name) => {
    expect(trackingFaults({ ...exampleOf(name) })).toEqual([]);
  });

  it.each(Object.entries(documented))('has for %s what Google documents, and nothing else', (name, { needs, takes }) => {
    const { ecommerce } = exampleOf(name as TrackedEventName) as { ecommerce: { items: object[] } };
    const own = Object.keys(ecommerce);
    expect(needs.filter((field) => !own.includes(field))).toEqual([]);
    expect(own.filter((field) => ![...needs, ...takes].includes(field))).toEqual([]);
    const item = Object.keys(ecommerce.items[0]!);
    expect(item).toEqual(expect.arrayContaining(['item_id', 'item_name']));
    expect(item.filter((field) => !['item_id', 'item_name', ...itemTakes].includes(field))).toEqual([]);
  });

  it('tells of an enquiry that there was one, and nothing more', () => {
    const others = names.filter((name) => !(name in documented));
    expect(others.map((name) => exampleOf(name))).toEqual(others.map((event) => ({ event })));
  });
});

describe('what is wrong with a push', () => {
  const bought = exampleOf('purchase') as { ecommerce: Record<string, unknown> & { items: Record<string, unknown>[] } };
  const withFields = (over: object) => ({ ...bought, ecommerce: { ...bought.ecommerce, ...over } });
  const [item] = bought.ecommerce.items;
  it.each([
    ['an event that is none', { event: 'page_view' }, ['event page_view is unknown']],
    ['a field too many', { event: 'contact_form', email: 'a@example.nl' }, ['email is unknown']],
    ['goods where there are none', { event: 'contact_form', ecommerce: {} }, ['ecommerce is unknown']],
    ['no goods', { event: 'purchase' }, ['ecommerce is missing']],
    ['no items', withFields({ items: [] }), ['items is missing']],
    ['a field too few', withFields({ transaction_id: undefined }), ['transaction_id is missing']],
    ['an amount in words', withFields({ tax: '33.49' }), ['tax is no number']],
    ['an empty word', withFields({ currency: '' }), ['currency is no string']],
    ['a wrong sum', withFields({ value: 1 }), ['value is 1, and not the sum of price × quantity']],
    ['something of an item', withFields({ items: [{ ...item, item_id: undefined, colour: 'grey' }] }), ['items[0].item_id is missing', 'items[0].colour is unknown']],
    ['an item that is none', withFields({ items: ['wpn'], value: Number.NaN }), expect.arrayContaining(['value is no number', 'items[0] is no item'])],
  ])('is told: %s', (_, pushed, faults) => {
    expect(trackingFaults(pushed)).toEqual(faults);
  });
});
