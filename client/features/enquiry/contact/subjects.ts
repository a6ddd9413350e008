import brand from '#brand';
import { useCapability } from '../../../core/capabilities.js';
import type { FormContext } from '../form/enquiry-values.js';
import type { FormKind } from '../form/enquiry-values.js';

/** Subjects of an enquiry, with the kind of form for each. */
const kinds = { question: 'contact', order: 'contact', advice: 'advice', quotation: 'quotation', callBack: 'contact', showroom: 'contact' } as const satisfies Record<
  string,
  FormKind
>;
export type Subject = keyof typeof kinds;

/** Subjects that a site without products does not have. */
const ofShops: readonly Subject[] = ['order', 'quotation'];
const subjects = (Object.keys(kinds) as Subject[]).filter((subject) => brand.permissions.products || !ofShops.includes(subject));

export const kindOf = (subject: Subject): FormKind => kinds[subject];
/** Kinds of forms on the contact page. */
export const contactKinds: readonly FormKind[] = [...new Set(Object.values(kinds))];
export const appointmentOf = (subject: Subject): FormContext['appointment'] => (subject === 'callBack' || subject === 'showroom' ? subject : undefined);

/** Subjects for which the Shop API has what their forms need. */
export const useSubjects = (): readonly Subject[] => {
  const hasAppointments = useCapability('listAppointments', 'enquire');
  return hasAppointments ? subjects : subjects.filter((subject) => !appointmentOf(subject));
};

/** Returns the subject in a query string; `question` when there is none. */
export const subjectIn = (search: URLSearchParams): Subject => subjects.find((subject) => subject === search.get('about')) ?? 'question';
