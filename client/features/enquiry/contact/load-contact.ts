import type { LoadContext, PageDraft } from '../../../core/page.js';
import { loadPostedDraft } from '../form/posted-draft.js';
import { loadEnquiryContext, readEnquiryContext } from './enquiry-context.js';
import { appointmentOf, contactKinds, subjectIn } from './subjects.js';

/** Fetches free time slots, attached items, and the values of a rejected form. None of them stops the page when it fails. */
export const loadContact = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, search, texts, trail, has } = context;
  const t = texts('form');
  // The slots for calls also contain the coming holidays.
  const wanted = new Set(['callBack' as const, appointmentOf(subjectIn(search)) ?? ('callBack' as const)]);
  const moments = (has('listAppointments') ? [...wanted] : []).map((kind) => queryClient.prefetchQuery(api.enquiries.appointments.queryOptions({ kind })));
  await Promise.all([...moments, loadEnquiryContext(context), loadPostedDraft(contactKinds, context)]);
  const { configurationId, withCart } = readEnquiryContext(search);
  return {
    title: t('contact.title'),
    description: t('contact.summary'),
    trail: trail({ label: texts('routes')('contact') }),
    // Pages with data of one visitor must not be cached.
    ...((configurationId || withCart || search.has('problem')) && { isPrivate: true }),
  };
};
