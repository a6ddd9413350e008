import type { ReactNode } from 'react';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { AccountLayout } from './account.styles.js';

const ways = [
  { key: 'myAccount', text: 'nav.overview' },
  { key: 'myAccountDetails', text: 'nav.details' },
  { key: 'myAccountAddress', text: 'nav.addresses' },
] as const;

/** The pages of a signed-in customer. Signing out is a form in its own right: the browser leaves everything it held of them. */
export const AccountFrame = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => {
  const t = useTexts('account');
  const href = useHref();
  const { place } = useNavigation();
  return (
    <AccountLayout>
      <nav aria-label={t('nav.label')}>
        <ul>
          {ways.map(({ key, text }) => (
            <li key={key}>
              <a href={href(key)} aria-current={place.key === key ? 'page' : undefined}>
                {t(text)}
              </a>
            </li>
          ))}
          <li>
            <form method="post" action="/forms/auth/sign-out">
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
        {children}
      </div>
    </AccountLayout>
  );
};
