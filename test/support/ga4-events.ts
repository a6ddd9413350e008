/**
 * Fields of Google's standard events that the shop sends, as Google documents them: `needs` required, `takes` optional.
 * Source: "Recommended events" of Google Analytics 4, https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
const worth = ['currency', 'value', 'items'];
export const documentedEvents: Readonly<Record<string, { needs: readonly string[]; takes: readonly string[] }>> = {
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

/** Google requires the id or the name of an item; the shop sends both. */
const item = {
  needs: ['item_id', 'item_name'],
  takes: (
    'affiliation coupon discount index item_brand item_category item_category2 item_category3 item_category4 item_category5 ' +
    'item_list_id item_list_name item_variant location_id price quantity'
  ).split(' '),
};

const compared = (values: object, { needs, takes }: { needs: readonly string[]; takes: readonly string[] }): string[] => {
  const own = Object.keys(values);
  return [
    ...needs.filter((field) => !own.includes(field)).map((field) => `${field} is needed`),
    ...own.filter((field) => ![...needs, ...takes].includes(field)).map((field) => `${field} is not documented`),
  ];
};

/** Differences between an ecommerce event and Google's documentation. */
export const deviationsOf = ({ event, ecommerce }: { event: string; ecommerce: { items: readonly object[] } }): string[] => {
  const documented = documentedEvents[event];
  if (!documented) return [`${event} is not a standard event of Google`];
  return [...compared(ecommerce, documented), ...ecommerce.items.flatMap((one) => compared(one, item))];
};
