import type { ReactNode } from 'react';
import { useRegion } from '../../core/region.js';
import { useTexts } from '../../core/texts.js';
import { CheckoutHeader } from './checkout-header.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { Main } from './shell.styles.js';

/** Link to the main content, first on every page. */
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
  /** Content that every page has, between main content and footer. */
  aside?: ReactNode;
}

/** Frame of the shop pages: header with menu, page, footer. */
export const Shell = ({ children, aside }: FrameProps) => (
  <>
    <Header />
    <Main id="main" tabIndex={-1} {...useRegion('main', children)} />
    {aside}
    <Footer />
  </>
);

/** Frame of the checkout without navigation, except the logo. */
export const CheckoutShell = ({ children }: FrameProps) => (
  <>
    <CheckoutHeader />
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
  </>
);
