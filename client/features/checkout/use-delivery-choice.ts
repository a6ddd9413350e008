import type { Price } from '../../../src/contract/money.js';
import type { DeliveryMethod, Order, ShippingOption } from '../../../src/contract/order.js';
import { nearestTo } from '../../ui/calendar/calendar.js';
import { useStored } from './checkout-storage.js';

/** Delivery option that has a price and available days. */
export type PricedOption = ShippingOption & { price: Price };
const isPriced = (option: ShippingOption): option is PricedOption => option.price !== null && option.days.length > 0;

export interface DeliveryChoice {
  options: readonly PricedOption[];
  option: PricedOption;
  day: string;
  /** Time slots of the day; empty when the delivery has no slots. */
  times: readonly string[];
  slot: string | undefined;
  /** The chosen day or time slot that is not available any more. */
  lost: { date: string; slot: string | null } | undefined;
  /** The chosen delivery method that is not available any more. */
  lostMethod: DeliveryMethod | undefined;
}

/** Returns the delivery to show: the choice in this tab, else that of the order, else the first available one. */
export const useDeliveryChoice = (offered: readonly ShippingOption[], { shipping }: Pick<Order, 'shipping'>): DeliveryChoice | undefined => {
  const [method, storedDay, storedSlot] = [useStored('deliveryMethod'), useStored('deliveryDay'), useStored('deliverySlot')];
  const options = offered.filter(isPriced);
  const option = options.find((one) => one.method === method) ?? options.find((one) => one.method === shipping?.method) ?? options[0];
  if (!option) return undefined;
  const requestedDay = storedDay ?? shipping?.date;
  const day = requestedDay ? nearestTo(option.days, requestedDay) : option.days[0]!;
  const times = option.slots.find((one) => one.day === day)?.times ?? [];
  const requestedSlot = storedSlot ?? shipping?.slot;
  const slot = times.find((time) => time === requestedSlot) ?? times[0];
  // A time slot that this method never has was chosen for another method, so it is not reported as lost.
  const knowsSlot = requestedSlot && option.slots.some((one) => one.times.includes(requestedSlot));
  const hasLost = requestedDay && (day !== requestedDay || (knowsSlot && slot !== requestedSlot));
  const requestedMethod = (method as DeliveryMethod | null) ?? shipping?.method;
  const lostMethod = requestedMethod === option.method ? undefined : requestedMethod;
  return { options, option, day, times, slot, lostMethod, lost: hasLost ? { date: requestedDay, slot: knowsSlot ? requestedSlot : null } : undefined };
};
