import { useEffect, useRef } from 'react';
import type { Money, Price } from '../../src/contract/money.js';

/** A product as measuring tools know it (the shape of Google Analytics 4). Prices in major units, VAT contained. */
export interface TrackedItem {
  item_id: string;
  item_name: string;
  price: number;
  item_category?: string;
  index?: number;
  quantity?: number;
}

/** What an order holds. */
export interface TrackedOrder {
  currency: string;
  /** Goods, without delivery; VAT contained, as in every other event. */
  value: number;
  items: TrackedItem[];
}

/** An order on its way. */
type OrderEvent =
  | { event: 'begin_checkout'; ecommerce: TrackedOrder }
  | { event: 'add_shipping_info'; ecommerce: TrackedOrder & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: TrackedOrder & { payment_type: string } }
  | { event: 'purchase'; ecommerce: TrackedOrder & { transaction_id: string; tax: number; shipping: number } };

/** What visitors ask for, by the kind of their enquiry. */
const enquiryEvents = { contact: 'contact_form', quotation: 'quotation_request', advice: 'advice_request', newsletter: 'newsletter_signup' } as const;

export type TrackedEvent =
  | OrderEvent
  | { event: (typeof enquiryEvents)[keyof typeof enquiryEvents] }
  | { event: 'view_item_list' | 'select_item'; ecommerce: { item_list_id: string; item_list_name: string; currency: string; items: TrackedItem[] } }
  | { event: 'view_item' | 'add_to_cart' | 'view_cart' | 'remove_from_cart'; ecommerce: { currency: string; value: number; items: TrackedItem[] } };

declare global {
  interface Window {
    /** What happened on the page, in its order. It stays in the page: nothing is sent to anyone from here. */
    dataLayer?: TrackedEvent[];
  }
}

/** Notes what a shopper did, for whoever is allowed to read it. */
export const track = (event: TrackedEvent): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};

/** Lets what was noted go on to the data layer, or holds it back again. */
export const releaseEvents = (_: boolean): void => undefined;

/** Notes that an enquiry was sent, and nothing of what it says; an application is nobody's business. */
export const trackEnquiry = (kind: string): void => {
  if (kind in enquiryEvents) track({ event: enquiryEvents[kind as keyof typeof enquiryEvents] });
};

/** An amount as measuring tools know it. */
export const major = ({ amount }: Money): number => amount / 100;

/** A list of products that is measured. */
export interface TrackedList {
  id: string;
  name: string;
  /** The category its products are of, where they are of one. */
  category?: string;
}
export interface Listed {
  id: string;
  name: string;
  price: Price;
}

/** A product among the items of an event. */
export const itemOf = ({ id, name, price }: Listed): TrackedItem => ({ item_id: id, item_name: name, price: major(price.includingVat) });

const listEvent = (event: 'view_item_list' | 'select_item', { id, name, category }: TrackedList, products: readonly Listed[], first: number): TrackedEvent => ({
  event,
  ecommerce: {
    item_list_id: id,
    item_list_name: name,
    currency: products[0]!.price.includingVat.currency,
    items: products.map((product, at) => ({ ...itemOf(product), index: first + at, ...(category && { item_category: category }) })),
  },
});

/** Notes once that a list was shown; the function that is returned notes which product of it was chosen. */
export const useTrackedList = (list: TrackedList | undefined, products: readonly Listed[]): ((at: number) => void) => {
  const seen = useRef<readonly Listed[]>(undefined);
  useEffect(() => {
    if (!list || products.length === 0 || seen.current === products) return;
    seen.current = products;
    track(listEvent('view_item_list', list, products, 0));
  });
  return (at) => {
    const product = products[at];
    if (list && product) track(listEvent('select_item', list, [product], at));
  };
};

const oneEvent = (event: 'view_item' | 'add_to_cart', product: Listed, quantity: number, category?: string): TrackedEvent => ({
  event,
  ecommerce: {
    currency: product.price.includingVat.currency,
    value: major({ ...product.price.includingVat, amount: product.price.includingVat.amount * quantity }),
    items: [{ ...itemOf(product), quantity, ...(category && { item_category: category }) }],
  },
});

/** Notes once that a product's page was shown. */
export const useTrackedView = (product: Listed, category: string): void => {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === product.id) return;
    seen.current = product.id;
    track(oneEvent('view_item', product, 1, category));
  });
};

/** Notes that pieces of a product came into the cart. */
export const trackAdded = (product: Listed, quantity: number): void => track(oneEvent('add_to_cart', product, quantity));
