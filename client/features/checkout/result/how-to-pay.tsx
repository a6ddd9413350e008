import brand from '#brand';
import { useState } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { britishAccount, printedIban } from '../../../../src/domain/bank-account.js';
import { paymentReference } from '../../../../src/domain/payment-reference.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { ProblemRemark } from '../../../ui/problem-remark.js';
import { usePayment } from '../use-payment.js';

/** Amount, account and reference for the payment of an invoice. */
export const InvoicePayment = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const { money } = useFormat();
  const { name, accounts } = brand.seller;
  const account = accounts[order.currency];
  if (!account) return null;
  const british = britishAccount(account.iban);
  const rows = [
    [t('result.transfer.amount'), money(order.totals.total.includingVat)],
    [t('result.transfer.to'), name],
    ...(british ? [[t('result.transfer.sortCode'), british.sortCode] as const, [t('result.transfer.accountNumber'), british.accountNumber] as const] : []),
    ['IBAN', printedIban(account.iban)],
    ['BIC', account.bic],
    [t('result.transfer.reference'), paymentReference(order)],
  ];
  return (
    <section aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t('result.transfer.how')}</h2>
      <p>{t('result.transfer.term')}</p>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Bank transfer through the payment provider. Its page shows account and reference of this payment. */
export const TransferPayment = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const { pay, error } = usePayment();
  const [isOpening, setIsOpening] = useState(false);
  const open = () => {
    setIsOpening(true);
    pay(order.id, 'banktransfer').catch(() => setIsOpening(false));
  };
  return (
    <section aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t('result.transfer.how')}</h2>
      <p>{t('result.transfer.page')}</p>
      {error && <ProblemRemark error={error} />}
      <Button type="button" disabled={isOpening} onClick={open}>
        {t('result.transfer.open')}
      </Button>
    </section>
  );
};
