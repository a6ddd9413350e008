import type { Order, ShippingOption } from '../../../src/contract/order.js';
import { nearestTo } from '../../ui/calendar/calendar.js';
import { useRemembered } from './tab-memory.js';

export interface DeliveryChoice {
  option: ShippingOption;
  day: string;
  /** Hours of the day to choose from; none where it comes as a whole. */
  times: readonly string[];
  slot: string | undefined;
  /** The day or the hours that were wished, and cannot be had any more. */
  lost: { date: string; slot: string | null } | undefined;
}

/** What counts of a delivery: what was clicked in this tab, then what the order knows, then the first that is possible. */
export const useDeliveryChoice = (options: readonly ShippingOption[], { shipping }: Pick<Order, 'shipping'>): DeliveryChoice | undefined => {
  const [method, keptDay, keptSlot] = [useRemembered('deliveryMethod'), useRemembered('deliveryDay'), useRemembered('deliverySlot')];
  const option = options.find((offered) => offered.method === method) ?? options.find((offered) => offered.method === shipping?.method) ?? options[0];
  if (!option) return undefined;
  const wished = keptDay ?? shipping?.date;
  const day = wished ? nearestTo(option.days, wished) : option.days[0]!;
  const times = option.slots.find((offered) => offered.day === day)?.times ?? [];
  const wishedSlot = keptSlot ?? shipping?.slot;
  const slot = times.find((time) => time === wishedSlot) ?? times[0];
  // Hours wished for another way to deliver are no loss where none of its days has them.
  const knowsSlot = wishedSlot && option.slots.some((offered) => offered.times.includes(wishedSlot));
  const hasLost = wished && (day !== wished || (knowsSlot && slot !== wishedSlot));
  return { option, day, times, slot, lost: hasLost ? { date: wished, slot: knowsSlot ? wishedSlot : null } : undefined };
};
