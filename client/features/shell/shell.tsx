import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { CheckoutHeader } from './checkout-header.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { Main } from './shell.styles.js';

/** First on every page: the way past all that every page has. */
export const SkipLink = () => {
  const t = useTexts('global');
  return (
    <a className="skip-link" href="#main">
      {t('skipLink')}
    </a>
  );
};

interface FrameProps {
  children: ReactNode;
  /** What stands beside every page. */
  aside?: ReactNode;
}

/** The frame of the shop: header with menu, the page, footer. */
export const Shell = ({ children, aside }: FrameProps) => (
  <>
    <Header />
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
    {aside}
    <Footer />
  </>
);

/** The quiet frame of the checkout: nothing that leads away but the logo. */
export const CheckoutShell = ({ children }: FrameProps) => (
  <>
    <CheckoutHeader />
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
  </>
);
