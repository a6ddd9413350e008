import type { Destination } from '../../domain/territories.js';
import type { OrderRow } from './order.store.js';

/** Where an order goes: the delivery address, or the country of the shop while no address is known. */
export const destinationOf = ({ country, details }: Pick<OrderRow, 'country' | 'details'>): Destination => ({
  country,
  postcode: details ? (details.shipping ?? details.billing).postcode : undefined,
});
