/** What a field of an event holds. Its example is of its type. */
export type TrackedField = { means: string; isOptional?: true } & ({ type: 'string'; example: string } | { type: 'number'; example: number });
export type TrackedFields = Readonly<Record<string, TrackedField>>;

interface TextField {
  type: 'string';
  example: string;
  means: string;
}
interface NumberField {
  type: 'number';
  example: number;
  means: string;
}
const text = (example: string, means: string): TextField => ({ type: 'string', example, means });
const number = (example: number, means: string): NumberField => ({ type: 'number', example, means });
const optional = <F extends TrackedField>(field: F): F & { isOptional: true } => ({ ...field, isOptional: true });

const product = {
  item_id: text('wpn-lightgrey-01', 'Id of the product'),
  item_name: text('Wandpaneel stof', 'Its name, in the language of the page'),
  item_variant: optional(text('Lichtgrijs', 'Its colour')),
  price: number(73.55, 'Price of a piece at this quantity, without VAT'),
};
const category = { item_category: optional(text('Wandpanelen', 'Name of its category, where the page knows it')) };
const listed = { ...product, ...category, index: number(0, 'Its place in the list, from 0 over all pages') };
const viewed = { ...product, ...category, quantity: number(1, 'Always 1') };
const lines = { ...product, quantity: number(2, 'Pieces') };

const list = {
  item_list_id: text('category:wall-panels', 'Which list it is'),
  item_list_name: text('Wandpanelen', 'Its name, in the language of the page'),
};
const worthOf = (value: number) => ({
  currency: text('EUR', 'Of all amounts (ISO 4217)'),
  value: number(value, 'Sum of price × quantity of all items, without VAT and delivery'),
});
const order = worthOf(147.1);

/**
 * Everything that is told to measuring tools: the 14 events of the specification. Those with items have the shape that Google Analytics 4
 * documents for its event of that name; the others say that something was sent, and nothing of what it says.
 */
export const trackedEvents = {
  quotation_request: { when: 'The server has taken a request for a quotation' },
  contact_form: { when: 'The server has taken a question, or an appointment' },
  newsletter_signup: { when: 'The server has taken a sign-up for the newsletter, which a mail then asks to confirm' },
  advice_request: { when: 'The server has taken a request for advice' },
  view_item_list: { when: 'A list of products is shown; shown again after going back, it counts again', fields: list, items: listed },
  select_item: { when: 'A product of a list is clicked', fields: list, items: listed },
  view_item: { when: 'The page of a product is shown', fields: worthOf(73.55), items: viewed },
  add_to_cart: { when: 'Pieces came into the cart: new, more of them, put back, moved back from later, ordered again', fields: order, items: lines },
  remove_from_cart: { when: 'Pieces left the cart: taken out, fewer of them, kept for later', fields: order, items: lines },
  view_cart: { when: 'The cart is shown with something in it', fields: order, items: lines },
  begin_checkout: { when: 'The checkout of an order is shown; once an order', fields: order, items: lines },
  add_shipping_info: {
    when: 'A way of delivery is saved; once a choice',
    fields: { ...order, shipping_tier: text('Deliver', 'Deliver, Pickup or DeliverAndAssemble') },
    items: lines,
  },
  add_payment_info: {
    when: 'A way to pay is chosen, or another one after a payment that failed; once a choice',
    fields: { ...order, payment_type: text('ideal', 'The way, as the Shop API names it') },
    items: lines,
  },
  purchase: {
    when: 'The page of an order says that it is paid or to be paid by invoice; once an order in a browser',
    fields: {
      transaction_id: text('ENC-2026-000042', 'Number of the order'),
      ...order,
      tax: number(33.49, 'VAT of goods and delivery'),
      shipping: number(12.36, 'Delivery, without VAT'),
    },
    items: lines,
  },
} as const satisfies Record<string, { when: string } | { when: string; fields: TrackedFields; items: TrackedFields }>;

type Events = typeof trackedEvents;
export type TrackedEventName = keyof Events;

type OptionalIn<F> = { [K in keyof F]: F[K] extends { isOptional: true } ? K : never }[keyof F];
type ValueOf<F> = F extends { type: 'number' } ? number : string;
type Values<F> = { [K in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[K]> } & { [K in OptionalIn<F>]?: ValueOf<F[K]> };
type EventOf<N extends TrackedEventName> = Events[N] extends { fields: infer F; items: infer I } ? { event: N; ecommerce: Values<F> & { items: Values<I>[] } } : { event: N };

/** One of the events, as it is pushed to the data layer. */
export type TrackedEvent<N extends TrackedEventName = TrackedEventName> = { [K in N]: EventOf<K> }[N];
