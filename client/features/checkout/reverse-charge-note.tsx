import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

/** Why no VAT is charged, and who owes it. */
export const ReverseChargeNote = () => {
  const t = useTexts('checkout');
  return (
    <Remark kind="info">
      <strong>{t('reverseCharge.title')}</strong>
      <p>{t('reverseCharge.text')}</p>
    </Remark>
  );
};
