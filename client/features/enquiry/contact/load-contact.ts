import type { LoadContext, PageDraft } from '../../../core/page.js';
import { loadPosted } from '../form/posted.js';
import { alongIn, loadAlong } from './goes-along.js';
import { appointmentOf, contactKinds, subjectIn } from './subjects.js';

/** Fetches the free moments, what goes along, and what came back of an earlier try; the page goes on without any of them. */
export const loadContact = async (context: LoadContext): Promise<PageDraft> => {
  const { api, queryClient, search, texts, trail } = context;
  const t = texts('form');
  // Moments to be called back tell the holidays to come, too.
  const wanted = new Set(['callBack' as const, appointmentOf(subjectIn(search)) ?? ('callBack' as const)]);
  const moments = [...wanted].map((kind) => queryClient.prefetchQuery(api.enquiries.appointments.queryOptions({ kind })));
  await Promise.all([...moments, loadAlong(context), loadPosted(contactKinds, context)]);
  const { configurationId, withCart } = alongIn(search);
  return {
    title: t('contact.title'),
    description: t('contact.summary'),
    trail: trail({ label: texts('routes')('contact') }),
    // What belongs to one visitor is kept nowhere on the way.
    ...((configurationId || withCart || search.has('problem')) && { isPrivate: true }),
  };
};
