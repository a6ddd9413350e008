import type { Order } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

interface VatNoteProps {
  order: Order;
  /** Omits the title. */
  isShort?: true;
}

/** Explains the VAT of an order when it differs from that of the country of delivery, or when VAT is charged until the VAT number is confirmed. */
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
