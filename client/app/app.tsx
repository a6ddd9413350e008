import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale, VatView } from '../../src/contract/locales.js';
import { type Api, ApiProvider } from '../core/api.js';
import { LocaleProvider } from '../core/locale.js';
import { NavigationProvider, type Navigation, type Page } from '../core/page.js';
import { VatProvider } from '../core/vat.js';
import { CheckoutShell, Shell } from '../features/shell/shell.js';
import { StaticStyles } from '../theme/static-styles.js';

export interface AppProps {
  locale: Locale;
  vat: VatView;
  i18n: i18n;
  api: Api;
  queryClient: QueryClient;
  navigation: Navigation;
  page: Page;
}

const frames = { shop: Shell, checkout: CheckoutShell } as const;

/** A page in its frame, with everything its parts ask for. */
export const App = ({ locale, vat, i18n, api, queryClient, navigation, page }: AppProps): ReactNode => {
  const Frame = frames[page.frame ?? 'shop'];
  return (
    <StaticStyles>
      <LocaleProvider value={locale}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider value={api}>
              <VatProvider initial={vat}>
                <NavigationProvider value={navigation}>
                  <Frame>
                    <page.Component />
                  </Frame>
                </NavigationProvider>
              </VatProvider>
            </ApiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </LocaleProvider>
    </StaticStyles>
  );
};
