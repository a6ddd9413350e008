import { type TrackedEventName, trackedEvents } from '../contract/tracking.js';
import { departures, documentedEvents } from '../../test/support/ga4-events.js';
import { exampleOf, trackingFaults } from './tracking-faults.js';

const names = Object.keys(trackedEvents) as TrackedEventName[];

describe('the table of events', () => {
  it('has the 14 of the specification', () => {
    expect(names).toHaveLength(14);
  });

  it.each(names)('gives %s examples that are as they must be', (name) => {
    expect(trackingFaults({ ...exampleOf(name) })).toEqual([]);
  });

  it.each(Object.keys(documentedEvents))('has for %s what Google documents, and nothing else', (name) => {
    expect(departures(exampleOf(name as TrackedEventName) as Parameters<typeof departures>[0])).toEqual([]);
  });

  it('tells of an enquiry that there was one, and nothing more', () => {
    const others = names.filter((name) => !(name in documentedEvents));
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
