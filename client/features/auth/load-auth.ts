import type { LoadContext, PageInfo } from '../../core/page.js';
import { tokenOf, type View } from './views.js';

/** Fetches what a view shows: a mailed link's state where it can be asked without using it up. */
export const loadAuth = async (view: View, { api, queryClient, search, texts }: LoadContext): Promise<PageInfo> => {
  const token = tokenOf(search);
  if (view === 'reset' && token) await queryClient.fetchQuery(api.auth.resetLink.queryOptions({ token }));
  const titles: Record<View, string> = {
    login: texts('auth')('heading'),
    register: texts('register')('heading'),
    forgot: texts('resetPassword')('forgot.heading'),
    reset: texts('resetPassword')('reset.heading'),
    verify: texts('register')('confirm.heading'),
    'verify-email': texts('auth')('confirmEmail.heading'),
  };
  return { title: titles[view], isPrivate: true };
};
