import { definePage } from '../../core/page.js';
import { loadWithdrawal } from '../../features/enquiry/withdrawal/load-withdrawal.js';
import { Withdrawal } from '../../features/enquiry/withdrawal/withdrawal.js';

export default definePage({
  namespaces: ['form', 'yup', 'account'],
  load: async (context) => {
    const { texts, trail, search } = context;
    await loadWithdrawal(context);
    const t = texts('form');
    const isPrivate = search.size > 0;
    return { title: t('withdrawal.title'), description: t('withdrawal.summary'), trail: trail({ label: texts('routes')('withdrawal') }), ...(isPrivate && { isPrivate }) };
  },
  Component: Withdrawal,
});
