import type { Namespace } from '../../core/messages.js';
import type { LoadContext, PageInfo } from '../../core/page.js';
import { tokenOf, type View } from './views.js';

/** What a view says beside the texts of all. */
const namespacesOf: Record<View, readonly Namespace[]> = {
  login: [],
  register: ['register'],
  forgot: ['resetPassword'],
  reset: ['resetPassword'],
  verify: ['register'],
  'verify-email': [],
};

/** Fetches what a view shows: a mailed link's state where it can be asked without using it up. */
export const loadAuth = async (view: View, { api, queryClient, search, texts, needTexts }: LoadContext): Promise<PageInfo> => {
  await needTexts(namespacesOf[view]);
  const token = tokenOf(search);
  if (view === 'reset' && token) await queryClient.fetchQuery(api.auth.resetLink.queryOptions({ token }));
  const titles: Record<View, () => string> = {
    login: () => texts('auth')('heading'),
    register: () => texts('register')('heading'),
    forgot: () => texts('resetPassword')('forgot.heading'),
    reset: () => texts('resetPassword')('reset.heading'),
    verify: () => texts('register')('confirm.heading'),
    'verify-email': () => texts('auth')('confirmEmail.heading'),
  };
  return { title: titles[view](), isPrivate: true };
};
