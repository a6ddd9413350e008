import brand from '#brand';
import type { Given } from '../form/enquiry-values.js';
import type { FormKind } from '../form/enquiry-values.js';

/** What a visitor can write about; each is a form of its own kind. */
const kinds = { question: 'contact', order: 'contact', advice: 'advice', quotation: 'quotation', callBack: 'contact', showroom: 'contact' } as const satisfies Record<
  string,
  FormKind
>;
export type Subject = keyof typeof kinds;

/** A site without goods has neither orders nor quotations. */
const ofShops: readonly Subject[] = ['order', 'quotation'];
export const subjects = (Object.keys(kinds) as Subject[]).filter((subject) => brand.permissions.products || !ofShops.includes(subject));

export const kindOf = (subject: Subject): FormKind => kinds[subject];
/** Kinds of the forms on the contact page. */
export const contactKinds: readonly FormKind[] = [...new Set(Object.values(kinds))];
export const appointmentOf = (subject: Subject): Given['appointment'] => (subject === 'callBack' || subject === 'showroom' ? subject : undefined);

/** The subject that an address of the page names. */
export const subjectIn = (search: URLSearchParams): Subject => subjects.find((subject) => subject === search.get('about')) ?? 'question';
