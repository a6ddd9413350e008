import { definePage } from '../../core/page.js';
import { Contact } from '../../features/enquiry/contact/contact.js';
import { loadContact } from '../../features/enquiry/contact/load-contact.js';

export default definePage({ namespaces: ['form', 'yup', 'apiErrors'], load: loadContact, Component: Contact });
