import { type ReactNode, useMemo, useState } from 'react';
import { type Locale, vatCookie, type VatView } from '../../src/contract/locales.js';
import { LocaleProvider } from './locale.js';
import { keepCookie } from './own-cookie.js';
import { createRequiredContext } from './required-context.js';
import { VatProvider } from './vat.js';

interface AppSettings {
  /** Whether the visitor sees prices including VAT; true unless they chose otherwise. */
  hasIncludedVat: boolean;
  toggleVat(): void;
  /** Shows prices as an account says that was just signed in to; the server has set the cookie. */
  showVat(isIncluded: boolean): void;
}

const [Provider, useApp] = createRequiredContext<AppSettings>('app');
export { useApp };

interface AppSettingsProps {
  locale: Locale;
  vat: VatView;
  children: ReactNode;
}

/** What holds on every page of a visit: the locale, and the VAT view, which a cookie remembers so that the next HTML is right from the start. */
export const AppProvider = ({ locale, vat, children }: AppSettingsProps) => {
  const [hasIncludedVat, setHasIncludedVat] = useState(vat === 'incl');
  const settings = useMemo((): AppSettings => {
    const toggleVat = () => {
      const view: VatView = hasIncludedVat ? 'excl' : 'incl';
      keepCookie(vatCookie, view);
      setHasIncludedVat(!hasIncludedVat);
    };
    return { hasIncludedVat, toggleVat, showVat: setHasIncludedVat };
  }, [hasIncludedVat]);
  return (
    <Provider value={settings}>
      <LocaleProvider value={locale}>
        <VatProvider value={settings}>{children}</VatProvider>
      </LocaleProvider>
    </Provider>
  );
};
