import { type TrackedEventName, trackedEvents } from '../contract/tracking.js';
import { deviationsOf, documentedEvents } from '../../test/support/ga4-events.js';
import { exampleOf, trackingFaults } from './tracking-faults.js';

const names = Object.keys(trackedEvents) as TrackedEventName[];

describe('the table of events', () => {
  it('has the 14 events of the specification', () => {
    expect(names).toHaveLength(14);
  });

  it.each(names)('has valid examples for %s', (name) => {
    expect(trackingFaults({ ...exampleOf(name) })).toEqual([]);
  });

  it.each(Object.keys(documentedEvents))('has for %s exactly the fields that Google documents', (name) => {
    expect(deviationsOf(exampleOf(name as TrackedEventName) as Parameters<typeof deviationsOf>[0])).toEqual([]);
  });

  it('reports enquiries without any of their content', () => {
    const others = names.filter((name) => !(name in documentedEvents));
    expect(others.map((name) => exampleOf(name))).toEqual(others.map((event) => ({ event })));
  });
});

describe('a fault in a pushed event', () => {
  const bought = exampleOf('purchase') as { ecommerce: Record<string, unknown> & { items: Record<string, unknown>[] } };
  const withFields = (over: object) => ({ ...bought, ecommerce: { ...bought.ecommerce, ...over } });
  const [item] = bought.ecommerce.items;
  it.each([
    ['an unknown event', { event: 'page_view' }, ['event page_view is unknown']],
    ['an additional field', { event: 'contact_form', email: 'a@example.nl' }, ['email is unknown']],
    ['products in an event without products', { event: 'contact_form', ecommerce: {} }, ['ecommerce is unknown']],
    ['no products', { event: 'purchase' }, ['ecommerce is missing']],
    ['no items', withFields({ items: [] }), ['items is missing']],
    ['a missing field', withFields({ transaction_id: undefined }), ['transaction_id is missing']],
    ['an amount as text', withFields({ tax: '33.49' }), ['tax is not a number']],
    ['an empty text', withFields({ currency: '' }), ['currency is not a string']],
    ['a wrong sum', withFields({ value: 1 }), ['value is 1 instead of the sum of price × quantity']],
    ['faults of an item', withFields({ items: [{ ...item, item_id: undefined, colour: 'grey' }] }), ['items[0].item_id is missing', 'items[0].colour is unknown']],
    ['an item that is not an object', withFields({ items: ['wpn'], value: Number.NaN }), expect.arrayContaining(['value is not a number', 'items[0] is not an object'])],
  ])('is reported: %s', (_, pushed, faults) => {
    expect(trackingFaults(pushed)).toEqual(faults);
  });
});
