import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from '../core/api.js';
import { MissingProvider } from '../core/capabilities.js';
import { LocaleProvider } from '../core/locale.js';
import { TextsProvider } from '../core/texts.js';
import { ToastProvider } from '../core/toasts.js';
import { WishParts, type WishPartsProps } from '../features/wishes/wish-parts.js';
import { Toaster } from '../ui/toast/toaster.js';
import type { AppServices } from './load-page.js';

/** Shows favourites and comparison in a React root of their own, so that the initial load contains nothing of them. */
export const openWishes = async ({ api, queryClient, locale, textStore, missing, loadTexts }: AppServices, pressed: WishPartsProps): Promise<void> => {
  await loadTexts(['wishes']);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <MissingProvider value={missing}>
      <LocaleProvider value={locale}>
        <TextsProvider store={textStore}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider value={api}>
              <ToastProvider>
                <WishParts {...pressed} />
                <Toaster />
              </ToastProvider>
            </ApiProvider>
          </QueryClientProvider>
        </TextsProvider>
      </LocaleProvider>
    </MissingProvider>,
  );
};
