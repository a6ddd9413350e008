import { definePage } from '../../core/page.js';
import { loadPosted } from '../../features/enquiry/form/posted.js';
import { Newsletter } from '../../features/enquiry/newsletter.js';

export default definePage({
  namespaces: ['form', 'yup'],
  load: async (context) => {
    const { texts, trail } = context;
    await loadPosted(['newsletter'], context);
    const t = texts('form');
    return { title: t('newsletter.title'), description: t('newsletter.summary'), trail: trail({ label: texts('routes')('newsletter') }) };
  },
  Component: Newsletter,
});
