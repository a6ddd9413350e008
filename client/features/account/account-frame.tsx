import type { ReactNode } from 'react';
import type { PlainRouteKey } from '../../../src/contract/routes.js';
import { clearBrowserStorage } from '../../core/clear-browser-storage.js';
import { useHref } from '../../core/locale.js';
import { type ActiveRoute, useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { AccountLayout } from './account.styles.js';

/** The view of the account page. Views without a path of their own have a `view` parameter. */
const viewOf = ({ search }: ActiveRoute): string | undefined => search.get('view') ?? undefined;

interface NavigationItem {
  key: PlainRouteKey;
  view?: string;
  text: 'nav.overview' | 'nav.designs' | 'nav.favourites' | 'nav.details' | 'nav.addresses';
}
const navigationItems: readonly NavigationItem[] = [
  { key: 'myAccount', text: 'nav.overview' },
  { key: 'myAccount', view: 'designs', text: 'nav.designs' },
  { key: 'favourites', text: 'nav.favourites' },
  { key: 'myAccountDetails', text: 'nav.details' },
  { key: 'myAccountAddress', text: 'nav.addresses' },
];

/** Frame of the account pages: menu, heading, content. Signing out posts a form and also clears browser storage. */
export const AccountFrame = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => {
  const t = useTexts('account');
  const href = useHref();
  const { place: route } = useNavigation();
  return (
    <AccountLayout>
      <nav aria-label={t('nav.label')}>
        <ul>
          {navigationItems.map(({ key, view, text }) => (
            <li key={text}>
              <a href={href(key, undefined, { view })} aria-current={route.key === key && viewOf(route) === view ? 'page' : undefined}>
                {t(text)}
              </a>
            </li>
          ))}
          <li>
            <form method="post" action="/forms/auth/sign-out" onSubmit={clearBrowserStorage}>
              <button>{t('nav.signOut')}</button>
            </form>
          </li>
        </ul>
      </nav>
      <div className="main">
        <header>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        <PostedProblem />
        {children}
      </div>
    </AccountLayout>
  );
};
