import { definePage } from '../../core/page.js';
import { Newsletter } from '../../features/enquiry/newsletter.js';

export default definePage({
  namespaces: ['form', 'yup'],
  load: ({ texts, trail }) => {
    const t = texts('form');
    return { title: t('newsletter.title'), description: t('newsletter.summary'), trail: trail({ label: texts('routes')('newsletter') }) };
  },
  Component: Newsletter,
});
