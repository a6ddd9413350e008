import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { fetchAheadWhenIdle } from './app/ahead.js';
import { createBrowserApi } from './app/browser-api.js';
import { fetchTexts } from './app/built-pages.js';
import { pageRendered } from './app/come-to-life.js';
import { loadMessages } from './app/load-messages.js';
import { keepEntries } from './app/entries.js';
import { keepTabsTogether } from './app/other-tabs.js';
import { renewWhereFilesAreGone } from './app/lost-files.js';
import { Router } from './app/router.js';
import { type HandedState, stateElementId, takeOver } from './app/state.js';
import { type Namespace, shellNamespaces } from './core/messages.js';
import { createQueryClient } from './core/query-client.js';
import { reportPage } from './core/report.js';
import { TextStore } from './core/text-store.js';

const bringToLife = async (touched: Promise<void>): Promise<void> => {
  renewWhereFilesAreGone();
  keepEntries();
  const state = JSON.parse(document.getElementById(stateElementId)!.textContent) as HandedState;
  const { locale, origin, vat, consent, thirdParties, canDebug } = state;
  const queryClient = createQueryClient();
  takeOver(state, queryClient);
  const textStore = new TextStore(locale, await loadMessages(locale, shellNamespaces));
  const api = createBrowserApi(locale);
  keepTabsTogether(queryClient, api);
  const surroundings = {
    api,
    queryClient,
    locale,
    origin,
    textStore,
    needTexts: (namespaces: readonly Namespace[]) => fetchTexts(namespaces, textStore),
  };
  const first = await pageRendered(state, surroundings, touched);
  // As a transition React hydrates in slices, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Router first={first} surroundings={surroundings}>
        {(shown, navigation) => <App {...surroundings} vat={vat} consent={consent} thirdParties={thirdParties} navigation={navigation} page={shown} />}
      </Router>,
    );
  });
  void fetchAheadWhenIdle(surroundings);
  // In production the panel is never loaded.
  if (canDebug) (await import('./app/debug/open-panel.js')).openPanelIfAsked();
};

/**
 * Hydrates the server-rendered page with the same data and texts, so that it needs no request.
 * If that fails, the server's HTML stays; its links and forms work without hydration.
 * @param touched settles at the first interaction
 */
export const start = (touched: Promise<void>): Promise<void> => bringToLife(touched).catch((error: unknown) => reportPage('load', error));
