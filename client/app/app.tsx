import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type Api, ApiProvider } from '../core/api.js';
import { AppProvider } from '../core/app-context.js';
import { MissingProvider } from '../core/capabilities.js';
import { ConsentProvider } from '../core/consent.js';
import { markPageHydrated } from '../core/page-hydrated.js';
import { replayInput } from '../core/replay-input.js';
import type { Namespace } from '../core/messages.js';
import { LoadTextsProvider } from '../core/load-texts.js';
import { NavigationProvider, type Navigation, type Page } from '../core/page.js';
import type { TextStore } from '../core/text-store.js';
import { TextsProvider } from '../core/texts.js';
import { ThirdPartiesProvider } from '../core/third-parties.js';
import { ToastProvider } from '../core/toasts.js';
import { Chat } from '../features/chat/chat.js';
import { Measuring } from '../features/measuring/measuring.js';
import { CheckoutShell, Shell, SkipLink } from '../features/shell/shell.js';
import { Toaster } from '../ui/toast/toaster.js';
import { ErrorPage } from '../features/shell/error-page.js';
import { Announcer } from './announcer.js';
import { ConnectionBanner } from './connection-banner.js';
import { ErrorBoundary } from './error-boundary.js';
import type { RenderSettings } from './hydration-state.js';
import { ProgressBar } from './progress-bar.js';

export interface AppProps extends Pick<RenderSettings, 'locale' | 'vat' | 'consent' | 'thirdParties' | 'missing'> {
  textStore: TextStore;
  api: Api;
  queryClient: QueryClient;
  loadTexts(namespaces: readonly Namespace[]): Promise<void>;
  navigation: Navigation;
  page: Page;
}

const frames = { shop: Shell, checkout: CheckoutShell } as const;

/** Its effect runs when the page is hydrated, which can be later than its frame. */
const AfterHydration = () => {
  useEffect(() => {
    replayInput();
    markPageHydrated();
  }, []);
  return null;
};

/** A page in its frame, with all contexts that its parts use. */
export const App = ({ locale, vat, consent, thirdParties, missing, textStore, api, queryClient, loadTexts, navigation, page }: AppProps): ReactNode => {
  const Frame = frames[page.frame ?? 'shop'];
  const { place } = navigation;
  /** Removes the data of the page before the retry, because they may have caused the error. */
  const retry = () => {
    queryClient.removeQueries({ type: 'inactive' });
    void navigation.navigate(window.location.href, { replace: true });
  };
  const errorPage = <ErrorPage onRetry={retry} />;
  return (
    <MissingProvider value={missing}>
      <AppProvider locale={locale} vat={vat}>
        <TextsProvider store={textStore}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider value={api}>
              <ThirdPartiesProvider value={thirdParties}>
                <LoadTextsProvider value={loadTexts}>
                  <ConsentProvider initial={consent}>
                    <NavigationProvider value={navigation}>
                      <ToastProvider>
                        <ProgressBar />
                        <SkipLink />
                        <Measuring isQuiet={page.frame === 'checkout'} />
                        <ErrorBoundary of={place} instead={errorPage}>
                          <Frame
                            aside={
                              <ErrorBoundary of={place} instead={null}>
                                <Chat />
                              </ErrorBoundary>
                            }
                          >
                            <ErrorBoundary of={place} instead={errorPage}>
                              <Suspense>
                                <page.Component />
                                <AfterHydration />
                              </Suspense>
                            </ErrorBoundary>
                          </Frame>
                        </ErrorBoundary>
                        <ConnectionBanner />
                        <Announcer />
                        <Toaster />
                      </ToastProvider>
                    </NavigationProvider>
                  </ConsentProvider>
                </LoadTextsProvider>
              </ThirdPartiesProvider>
            </ApiProvider>
          </QueryClientProvider>
        </TextsProvider>
      </AppProvider>
    </MissingProvider>
  );
};
