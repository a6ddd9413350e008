import type { Destination } from '../../domain/territories.js';
import type { OrderRow } from './order.store.js';

/** Destination of an order: the delivery address, or only the country while no address is known. */
export const destinationOf = ({ country, details }: Pick<OrderRow, 'country' | 'details'>): Destination => ({
  country,
  postcode: details ? (details.shipping ?? details.billing).postcode : undefined,
});
