import type { Namespace } from '../../core/messages.js';
import type { LoadContext, PageInfo } from '../../core/page.js';
import { tokenOf, type View } from './views.js';

/** Text namespaces that a view needs in addition to those of all views. */
const namespacesOf: Record<View, readonly Namespace[]> = {
  login: [],
  register: ['register'],
  forgot: ['resetPassword'],
  reset: ['resetPassword'],
  verify: ['register'],
  'verify-email': [],
};

/** Fetches texts and data of a view. Only the state of a reset link can be queried without using the link up. */
export const loadAuth = async (view: View, { api, queryClient, search, texts, loadTexts }: LoadContext): Promise<PageInfo> => {
  await loadTexts(namespacesOf[view]);
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
