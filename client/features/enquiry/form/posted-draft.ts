import type { Enquire, EnquiryDraft } from '../../../../src/contract/enquiry.js';
import { useApi } from '../../../core/api.js';
import { useCapability } from '../../../core/capabilities.js';
import { type LoadContext, useNavigation } from '../../../core/page.js';
import { useReadIfAny } from '../../../core/read.js';
import type { EnquiryValues, FormKind } from './enquiry-values.js';

/** Kinds of forms that can be posted without scripts, as in `?kind=`. */
type PostedKind = FormKind | 'withdrawal';
const kindIn = (search: URLSearchParams, kinds: readonly PostedKind[]) => (search.has('problem') ? kinds.find((kind) => kind === search.get('kind')) : undefined);

/** Fetches the values and errors of a form that was posted without scripts and rejected. A failure does not stop the page. */
export const loadPostedDraft = async (
  kinds: readonly PostedKind[],
  { api, queryClient, search, has }: Pick<LoadContext, 'api' | 'queryClient' | 'search' | 'has'>,
): Promise<void> => {
  const kind = kindIn(search, kinds);
  if (kind && has('getEnquiryDraft')) await queryClient.prefetchQuery(api.enquiries.draft.queryOptions({ kind }));
};

/** Returns the values and errors of a form that was posted without scripts and rejected. */
export const usePostedDraft = (kind: PostedKind): EnquiryDraft | undefined => {
  const { search } = useNavigation().place;
  return useReadIfAny(useApi().enquiries.draft.queryOptions({ kind }), useCapability('getEnquiryDraft') && kindIn(search, [kind]) !== undefined);
};

/** Returns whether a form of this kind was posted without scripts and accepted. */
export const useWasSent = (kind: FormKind): boolean => useNavigation().place.search.get('sent') === kind;

const textFields = ['name', 'company', 'email', 'phone', 'quantity', 'message'] as const satisfies (keyof Enquire & keyof EnquiryValues)[];

/** Converts the values of a rejected form to form values. */
export const valuesOf = ({ values, files }: EnquiryDraft): Partial<EnquiryValues> => {
  const [appointmentDay = '', appointmentTime = ''] = (values['moment'] ?? '').split(' ').slice(-2);
  const texts = Object.fromEntries(textFields.map((name) => [name, values[name] ?? '']));
  return { ...texts, appointmentDay, appointmentTime, consent: Boolean(values['consent']), files: files.map(({ id, name }) => ({ id, name })) };
};
