import { definePage } from '../../core/page.js';
import { FormEmbed } from '../../features/embed/form-embed.js';
import { Contact } from '../../features/enquiry/contact/contact.js';
import { loadContact } from '../../features/enquiry/contact/load-contact.js';

/** Uses the forms of the form service instead of our own, if the site has them. */
const ContactPage = () => <Contact Embed={FormEmbed} />;

export default definePage({ namespaces: ['form', 'yup'], load: loadContact, Component: ContactPage });
