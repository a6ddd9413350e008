import type { ReactNode } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { isVatFree } from '../../../src/domain/vat-free.js';
import { useVat, VatProvider } from '../../core/vat.js';

/** VAT view of an order's totals: that of the visitor, or without VAT if none is charged. */
export const OrderVatView = ({ order: { totals }, children }: { order: Pick<Order, 'totals'>; children: ReactNode }) => {
  const { hasIncludedVat } = useVat();
  return <VatProvider value={{ hasIncludedVat: hasIncludedVat && !isVatFree(totals) }}>{children}</VatProvider>;
};
