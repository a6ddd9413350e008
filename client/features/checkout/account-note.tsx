import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';
import { useStored } from './checkout-storage.js';

/** Outcome of the account registration during the checkout. The order does not depend on it. */
export const AccountNote = () => {
  const t = useTexts('checkout');
  const email = useStored('accountFor');
  return <div aria-live="polite">{email !== null && <Remark kind={email ? 'success' : 'warning'}>{email ? t('account.asked', { email }) : t('account.failed')}</Remark>}</div>;
};
