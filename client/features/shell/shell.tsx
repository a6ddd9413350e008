import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { CheckoutHeader } from './checkout-header.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { Main } from './shell.styles.js';

const SkipLink = () => {
  const t = useTexts('global');
  return (
    <a className="skip-link" href="#main">
      {t('skipLink')}
    </a>
  );
};

/** The frame of the shop: header with menu, the page, footer. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
    <Footer />
  </>
);

/** The quiet frame of the checkout: nothing that leads away but the logo. */
export const CheckoutShell = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <CheckoutHeader />
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
  </>
);
