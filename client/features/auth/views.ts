import { signInTargets } from '../../../src/contract/customer.js';
import { Token } from '../../../src/contract/fields.js';

/** What the account page shows before somebody is signed in; mails lead to `login`, `reset`, `verify` and `verify-email`. */
const views = ['login', 'register', 'forgot', 'reset', 'verify', 'verify-email'] as const;
export type View = (typeof views)[number];
/** Views that a mailed link opens, whoever is signed in. */
const mailed: readonly View[] = ['reset', 'verify', 'verify-email'];

/** The view an address asks for; undefined: the customer's own overview. */
export const shownView = (search: URLSearchParams, isSignedIn: boolean): View | undefined => {
  const asked = views.find((view) => view === search.get('view'));
  if (isSignedIn) return mailed.find((view) => view === asked);
  return asked ?? 'login';
};

/** The token of a mailed link; undefined when it cannot be one. */
export const tokenOf = (search: URLSearchParams): string | undefined => Token.safeParse(search.get('token')).data;

/** Where the reader was on the way to when they had to sign in; undefined: nowhere but the account. */
export const nextOf = (search: URLSearchParams): (typeof signInTargets)[number] | undefined => signInTargets.find((target) => target === search.get('next'));
