import { definePage } from '../../core/page.js';
import { FormEmbed } from '../../features/embed/form-embed.js';
import { Contact } from '../../features/enquiry/contact/contact.js';
import { loadContact } from '../../features/enquiry/contact/load-contact.js';

/** Our own forms, and in their place the form service's where the site has one for them. */
const ContactPage = () => <Contact Embed={FormEmbed} />;

export default definePage({ namespaces: ['form', 'yup'], load: loadContact, Component: ContactPage });
