import { definePage } from '../../core/page.js';
import { Withdrawal } from '../../features/enquiry/withdrawal.js';

export default definePage({
  namespaces: ['form', 'yup'],
  load: ({ texts, trail }) => {
    const t = texts('form');
    return { title: t('withdrawal.title'), description: t('withdrawal.summary'), trail: trail({ label: texts('routes')('withdrawal') }) };
  },
  Component: Withdrawal,
});
