import type { Order } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

interface VatNoteProps {
  order: Order;
  /** Without the title, where a title stands above it. */
  isShort?: true;
}

/** Why an order has another VAT than that of the country of delivery, or has VAT for the time being. */
export const VatNote = ({ order: { totals }, isShort }: VatNoteProps) => {
  const t = useTexts('checkout');
  const { isReverseCharge, vatReason = isReverseCharge ? 'reverseCharge' : undefined, vat } = totals;
  if (!vatReason) return null;
  return (
    <Remark kind={vatReason === 'unproved' ? 'warning' : 'info'}>
      {!isShort && <strong>{t(`vatNote.${vatReason}.title`)}</strong>}
      <p>{t(`vatNote.${vatReason}.text`, { rate: vat[0]?.rate ?? 0 })}</p>
    </Remark>
  );
};
