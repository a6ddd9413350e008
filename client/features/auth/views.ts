import { signInTargets } from '../../../src/contract/customer.js';
import { Token } from '../../../src/contract/fields.js';

/** Views of the account page for visitors without session. Mails link to `login`, `reset`, `verify` and `verify-email`. */
const views = ['login', 'register', 'forgot', 'reset', 'verify', 'verify-email'] as const;
export type View = (typeof views)[number];
/** Views that a mailed link opens even when somebody is signed in. */
const mailed: readonly View[] = ['reset', 'verify', 'verify-email'];

/** Returns the view for a query string; undefined for the account overview. */
export const requestedView = (search: URLSearchParams, isSignedIn: boolean): View | undefined => {
  const requested = views.find((view) => view === search.get('view'));
  if (isSignedIn) return mailed.find((view) => view === requested);
  return requested ?? 'login';
};

/** Returns the token of a mailed link; undefined when its format is not valid. */
export const tokenOf = (search: URLSearchParams): string | undefined => Token.safeParse(search.get('token')).data;

/** Returns the page that required the sign-in; undefined for the account. */
export const nextOf = (search: URLSearchParams): (typeof signInTargets)[number] | undefined => signInTargets.find((target) => target === search.get('next'));
