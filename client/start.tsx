import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { startIdleParts } from './app/load-idle-parts.js';
import { createBrowserApi } from './app/browser-api.js';
import { fetchTexts } from './app/page-chunks.js';
import { loadRenderedPage } from './app/rendered-page.js';
import { loadMessages } from './app/load-messages.js';
import { manageScrollRestoration } from './app/history-entries.js';
import { syncTabs } from './app/sync-tabs.js';
import { reloadOnMissingChunks } from './app/missing-chunks.js';
import { Router } from './app/router.js';
import { fillQueryClient, type HydrationState, stateElementId } from './app/hydration-state.js';
import { type Namespace, shellNamespaces } from './core/messages.js';
import { createQueryClient } from './core/query-client.js';
import { reportPage } from './core/report.js';
import { TextStore } from './core/text-store.js';
import type { HydrateEvent } from './entry-client.js';

declare global {
  interface WindowEventMap {
    hydrate: HydrateEvent;
  }
}

const hydrate = async (interaction: Promise<void>): Promise<void> => {
  reloadOnMissingChunks();
  manageScrollRestoration();
  const state = JSON.parse(document.getElementById(stateElementId)!.textContent) as HydrationState;
  const { locale, origin, vat, consent, thirdParties, missing, canDebug } = state;
  const queryClient = createQueryClient();
  fillQueryClient(state, queryClient);
  const textStore = new TextStore(locale, await loadMessages(locale, shellNamespaces));
  const api = createBrowserApi(locale);
  syncTabs(queryClient, api);
  const services = {
    api,
    queryClient,
    locale,
    origin,
    textStore,
    missing,
    loadTexts: (namespaces: readonly Namespace[]) => fetchTexts(namespaces, textStore),
  };
  const first = await loadRenderedPage(state, services, interaction);
  // As a transition React hydrates in slices, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Router first={first} surroundings={services}>
        {(shown, navigation) => <App {...services} vat={vat} consent={consent} thirdParties={thirdParties} navigation={navigation} page={shown} />}
      </Router>,
    );
  });
  void startIdleParts(services);
  // In production the panel is never loaded.
  if (canDebug) (await import('./app/debug/open-panel.js')).openPanelIfRequested();
};

/**
 * Hydrates the server-rendered page with the same data and texts, so that it needs no request. The entry dispatches the event when all
 * files have run. If hydration fails, the server's HTML stays; its links and forms work without it.
 */
window.addEventListener('hydrate', ({ detail }) => void hydrate(detail).catch((error: unknown) => reportPage('load', error)), { once: true });
