import type { DeliveryMethod } from '../contract/order.js';

/** Whether somebody calls the buyer before a delivery: fitters arrange their visit by phone. */
export const isArrangedByPhone = (method: DeliveryMethod | undefined): boolean => method === 'DeliverAndAssemble';
