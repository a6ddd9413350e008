import { definePage } from '../../core/page.js';
import { Contact } from '../../features/enquiry/contact.js';

export default definePage({
  namespaces: ['form', 'yup'],
  load: ({ texts, trail }) => {
    const t = texts('form');
    return { title: t('contact.title'), description: t('contact.summary'), trail: trail({ label: texts('routes')('contact') }) };
  },
  Component: Contact,
});
