import { definePage } from '../../core/page.js';
import { loadPostedDraft } from '../../features/enquiry/form/posted-draft.js';
import { Newsletter } from '../../features/enquiry/newsletter.js';

export default definePage({
  namespaces: ['form', 'yup'],
  load: async (context) => {
    const { texts, trail } = context;
    await loadPostedDraft(['newsletter'], context);
    const t = texts('form');
    return { title: t('newsletter.title'), description: t('newsletter.summary'), trail: trail({ label: texts('routes')('newsletter') }) };
  },
  Component: Newsletter,
});
