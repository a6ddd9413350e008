import type { ReactNode } from 'react';
import { useCapability } from '../../../core/capabilities.js';
import { useLinkTo } from '../../../core/link-to.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { EnquiryPage } from '../enquiry-page.js';
import { Acknowledged, Declared } from './acknowledged.js';
import { ChooseLines } from './choose-lines.js';
import { DeclareWithdrawal } from './declare-withdrawal.js';
import { FindOrder } from './find-order.js';
import { useWithdrawalOffer } from './load-withdrawal.js';

/**
 * Withdrawal from a contract in two steps: choice of the order, choice of the lines. The confirmation button has an
 * unambiguous label (Directive 2011/83/EU, article 11a). When the order is not found, the buyer declares it in a free text.
 */
export const Withdrawal = () => {
  const { search } = useNavigation().place;
  const offer = useWithdrawalOffer(search);
  const [canFind, canDeclare] = [useCapability('checkWithdrawal', 'getCheckedWithdrawal', 'withdrawChecked'), useCapability('enquire')];
  const made = search.has('done') ? offer?.withdrawals.find(({ id }) => id === search.get('done')) : undefined;
  const declared = search.get('declared');
  if (offer && made) return <Frame isDone>{<Acknowledged offer={offer} made={made} />}</Frame>;
  if (offer) return <Frame>{<ChooseLines offer={offer} />}</Frame>;
  if (declared) return <Frame isDone>{<Declared at={declared} />}</Frame>;
  return <Frame>{canDeclare && (search.has('declare') || !canFind) ? <DeclareWithdrawal /> : <FindOrder />}</Frame>;
};

const Frame = ({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) => {
  const t = useTexts('form');
  const policy = useLinkTo()('info:withdrawal');
  const aside = policy && (
    <>
      <h2>{t('withdrawal.aside')}</h2>
      <p>{t('withdrawal.exempt')}</p>
      <a href={policy.href}>{policy.label}</a>
    </>
  );
  return (
    <EnquiryPage title={t(isDone ? 'withdrawal.done.title' : 'withdrawal.title')} summary={isDone ? undefined : t('withdrawal.summary')} aside={aside}>
      {children}
    </EnquiryPage>
  );
};
