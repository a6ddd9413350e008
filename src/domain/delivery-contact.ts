import type { DeliveryMethod } from '../contract/order.js';

/** Whether the delivery is arranged by phone: fitters call the buyer to make an appointment. */
export const isArrangedByPhone = (method: DeliveryMethod | undefined): boolean => method === 'DeliverAndAssemble';
