/** Description of a field of an event. */
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
  item_name: text('Wandpaneel stof', 'Name of the product, in the language of the page'),
  item_variant: optional(text('Lichtgrijs', 'Colour of the product')),
  price: number(73.55, 'Unit price at this quantity, excluding VAT'),
};
const category = { item_category: optional(text('Wandpanelen', 'Name of its category, if the page has it')) };
const listed = { ...product, ...category, index: number(0, 'Position in the list, from 0, counted over all pages') };
const viewed = { ...product, ...category, quantity: number(1, 'Always 1') };
const lines = { ...product, quantity: number(2, 'Number of pieces') };

const list = {
  item_list_id: text('category:wall-panels', 'Id of the list'),
  item_list_name: text('Wandpanelen', 'Name of the list, in the language of the page'),
};
const worthOf = (value: number) => ({
  currency: text('EUR', 'Currency of all amounts (ISO 4217)'),
  value: number(value, 'Sum of price × quantity of all items, excluding VAT and delivery'),
});
const order = worthOf(147.1);

/**
 * All events for measuring tools: the 14 events of the specification. Those with items have the format that Google Analytics 4
 * documents for its event of the same name. The others report that a form was sent, without its content.
 */
export const trackedEvents = {
  quotation_request: { when: 'The server accepted a quotation request' },
  contact_form: { when: 'The server accepted a question or an appointment' },
  newsletter_signup: { when: 'The server accepted a newsletter sign-up, which still has to be confirmed by mail' },
  advice_request: { when: 'The server accepted a request for advice' },
  view_item_list: { when: 'A list of products is shown, also when the visitor returns to it', fields: list, items: listed },
  select_item: { when: 'A product of a list is clicked', fields: list, items: listed },
  view_item: { when: 'The page of a product is shown', fields: worthOf(73.55), items: viewed },
  add_to_cart: { when: 'Pieces are added to the cart: a new line, a higher quantity, an undone removal, goods saved for later, a reorder', fields: order, items: lines },
  remove_from_cart: { when: 'Pieces are removed from the cart: a removed line, a lower quantity, goods saved for later', fields: order, items: lines },
  view_cart: { when: 'The cart is shown and is not empty', fields: order, items: lines },
  begin_checkout: { when: 'The checkout of an order is shown; once for each order', fields: order, items: lines },
  add_shipping_info: {
    when: 'A delivery method is saved; once for each choice',
    fields: { ...order, shipping_tier: text('Deliver', 'Deliver, Pickup or DeliverAndAssemble') },
    items: lines,
  },
  add_payment_info: {
    when: 'A payment method is chosen, also after a failed payment; once for each choice',
    fields: { ...order, payment_type: text('ideal', 'Id of the payment method in the Shop API') },
    items: lines,
  },
  purchase: {
    when: 'The page of an order shows that it is paid or payable by invoice; once for each order and browser',
    fields: {
      transaction_id: text('ENC-2026-000042', 'Number of the order'),
      ...order,
      tax: number(33.49, 'VAT on goods and delivery'),
      shipping: number(12.36, 'Delivery price, excluding VAT'),
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

/** An event as pushed to the data layer. */
export type TrackedEvent<N extends TrackedEventName = TrackedEventName> = { [K in N]: EventOf<K> }[N];
