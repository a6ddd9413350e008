import { type ReactNode, useMemo, useState } from 'react';
import { type Locale, vatCookie, type VatView } from '../../src/contract/locales.js';
import { LocaleProvider } from './locale.js';
import { writeCookie } from './site-cookie.js';
import { createRequiredContext } from './required-context.js';
import { VatProvider } from './vat.js';

interface AppSettings {
  /** Whether prices are shown including VAT; default: true. */
  hasIncludedVat: boolean;
  toggleVat(): void;
  /** Sets the VAT view of an account after the sign-in; the server has set the cookie. */
  showVat(isIncluded: boolean): void;
}

const [Provider, useApp] = createRequiredContext<AppSettings>('app');
export { useApp };

interface AppSettingsProps {
  locale: Locale;
  vat: VatView;
  children: ReactNode;
}

/** Provides the locale and the VAT view. A cookie stores the VAT view, so that the server renders the next page with it. */
export const AppProvider = ({ locale, vat, children }: AppSettingsProps) => {
  const [hasIncludedVat, setHasIncludedVat] = useState(vat === 'incl');
  const settings = useMemo((): AppSettings => {
    const toggleVat = () => {
      const view: VatView = hasIncludedVat ? 'excl' : 'incl';
      writeCookie(vatCookie, view);
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
