import type { Withdrawal } from '../../../../src/contract/order.js';
import { refundDays, returnDays } from '../../../../src/contract/periods.js';
import type { WithdrawalOffer } from '../../../../src/contract/withdrawal.js';
import { useFormat } from '../../../core/format.js';
import { useLinkTo } from '../../../core/link-to.js';
import { useTexts } from '../../../core/texts.js';
import { Remark } from '../../../ui/remark.js';
import { StepText } from './withdrawal.styles.js';

const news = { role: 'status' } as const;

/** States of unpaid orders. */
const unpaid = ['awaitingPayment', 'cancelled'];

/** Acknowledgement of a withdrawal: time, lines, refund and next steps. */
export const Acknowledged = ({ offer: { state }, made: { receivedAt, orderNumber, lines, refund } }: { offer: WithdrawalOffer; made: Withdrawal }) => {
  const t = useTexts('form');
  const { moment, money, number, labelled } = useFormat();
  const isUnpaid = unpaid.includes(state);
  return (
    <StepText>
      <Remark kind="success" {...news}>
        <strong>{t('withdrawal.done.at', { at: moment(receivedAt), number: orderNumber })}</strong>
        <p>{t('withdrawal.done.mail')}</p>
      </Remark>
      <ul className="withdrawn">
        {lines.map(({ id, name, quantity }) => (
          <li key={id}>{`${number(quantity)} × ${name}`}</li>
        ))}
      </ul>
      {!isUnpaid && <p>{labelled(t('withdrawal.done.refund'), money(refund.includingVat))}</p>}
      <h2>{t('withdrawal.done.next')}</h2>
      <ol className="next">
        <li>{t('withdrawal.done.send', { returnDays })}</li>
        <li>{t(isUnpaid ? 'withdrawal.done.unpaid' : 'withdrawal.done.money', { refundDays })}</li>
      </ol>
      <ReturnPolicy />
    </StepText>
  );
};

/** Acknowledgement of a withdrawal that the buyer declared in a free text. */
export const Declared = ({ at }: { at: string }) => {
  const t = useTexts('form');
  const { moment } = useFormat();
  const isTime = !Number.isNaN(Date.parse(at));
  return (
    <StepText>
      <Remark kind="success" {...news}>
        {isTime && <p>{t('withdrawal.declare.received', { at: moment(at) })}</p>}
      </Remark>
      <h2>{t('withdrawal.done.next')}</h2>
      <ol className="next">
        <li>{t('withdrawal.done.send', { returnDays })}</li>
        <li>{t('withdrawal.done.money', { refundDays })}</li>
      </ol>
      <ReturnPolicy />
    </StepText>
  );
};

const ReturnPolicy = () => {
  const t = useTexts('form');
  const policy = useLinkTo()('info:withdrawal');
  return policy && <a href={policy.href}>{t('withdrawal.done.policy')}</a>;
};
