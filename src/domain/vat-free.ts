import type { VatReason } from '../contract/order.js';

/** Whether the shop charges no VAT: the buyer owes it, or the goods are exported. */
export const isVatFree = ({ isReverseCharge, vatReason }: { isReverseCharge: boolean; vatReason?: VatReason | undefined }): boolean => isReverseCharge || vatReason === 'export';
