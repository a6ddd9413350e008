import brand from '#brand';
import type { Order } from '../../../src/contract/order.js';
import { limitIn } from '../../../src/domain/money.js';
import { onAccountLimit } from '../../../src/domain/on-account.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

/** Explains to a business why it cannot pay on account. Renders nothing when the shop has no bank account in the order's currency. */
export const OnAccountNote = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const { money } = useFormat();
  const { details, vatCheck, currency } = order;
  if (details?.customerType !== 'Business' || !brand.seller.accounts[currency]) return null;
  // No register confirms British numbers later.
  const isAwaited = vatCheck?.status === 'unknown' && !details.vatNumber?.startsWith('GB');
  const reason = vatCheck?.status === 'valid' ? 'limit' : isAwaited ? 'unanswered' : 'unproved';
  return <Remark kind="info">{t(`payment.onAccount.${reason}`, { email: brand.email, limit: money({ amount: limitIn(currency, onAccountLimit), currency }) })}</Remark>;
};
