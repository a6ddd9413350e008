import type { Price } from '../../../src/contract/money.js';
import type { DeliveryMethod, Order, ShippingOption } from '../../../src/contract/order.js';
import { nearestTo } from '../../ui/calendar/calendar.js';
import { useRemembered } from './tab-memory.js';

/** A way to receive an order that has a price and days. */
export type PricedOption = ShippingOption & { price: Price };
const isPriced = (option: ShippingOption): option is PricedOption => option.price !== null && option.days.length > 0;

export interface DeliveryChoice {
  /** The ways to choose from. */
  options: readonly PricedOption[];
  option: PricedOption;
  day: string;
  /** Hours of the day to choose from; none where it comes as a whole. */
  times: readonly string[];
  slot: string | undefined;
  /** The day or the hours that were wished, and cannot be had any more. */
  lost: { date: string; slot: string | null } | undefined;
  /** The way to deliver that was wished, and cannot be had any more. */
  lostMethod: DeliveryMethod | undefined;
}

/** What counts of a delivery: what was clicked in this tab, then what the order knows, then the first that is possible. */
export const useDeliveryChoice = (offered: readonly ShippingOption[], { shipping }: Pick<Order, 'shipping'>): DeliveryChoice | undefined => {
  const [method, keptDay, keptSlot] = [useRemembered('deliveryMethod'), useRemembered('deliveryDay'), useRemembered('deliverySlot')];
  const options = offered.filter(isPriced);
  const option = options.find((one) => one.method === method) ?? options.find((one) => one.method === shipping?.method) ?? options[0];
  if (!option) return undefined;
  const wished = keptDay ?? shipping?.date;
  const day = wished ? nearestTo(option.days, wished) : option.days[0]!;
  const times = option.slots.find((one) => one.day === day)?.times ?? [];
  const wishedSlot = keptSlot ?? shipping?.slot;
  const slot = times.find((time) => time === wishedSlot) ?? times[0];
  // Hours wished for another way to deliver are no loss where none of its days has them.
  const knowsSlot = wishedSlot && option.slots.some((one) => one.times.includes(wishedSlot));
  const hasLost = wished && (day !== wished || (knowsSlot && slot !== wishedSlot));
  const wishedMethod = (method as DeliveryMethod | null) ?? shipping?.method;
  const lostMethod = wishedMethod === option.method ? undefined : wishedMethod;
  return { options, option, day, times, slot, lostMethod, lost: hasLost ? { date: wished, slot: knowsSlot ? wishedSlot : null } : undefined };
};
