import { type ComponentType, lazy } from 'react';
import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';
import { whenIdle } from '../core/when-idle.js';
import { deferredHydrationPages } from '../pages/page-hydration.js';
import { loadPageChunk } from './page-chunks.js';
import { type AppServices, type LoadedPage, loadPage } from './load-page.js';
import { renderedRoute } from './active-route.js';
import type { HydrationState } from './hydration-state.js';

/** Never settles, so that the server's HTML stays. Its links and forms work without hydration. */
const pendingForever = new Promise<never>(() => undefined);

/**
 * The server-rendered page for hydration. The frame is hydrated at once. The content of a page in `deferredHydrationPages` is loaded and
 * hydrated later, when the browser is idle or the visitor interacts; until then the server's HTML stays.
 * @param interaction settles at the first interaction
 */
export const loadRenderedPage = async (state: HydrationState, services: AppServices, interaction: Promise<void>): Promise<LoadedPage> => {
  const { key, info } = state;
  const place = renderedRoute(window.location, state);
  const load = async () => loadPage(place, await loadPageChunk(key, services), () => loadPageChunk('notFound', services), services);
  if (!deferredHydrationPages.has(key) || !info) return load();
  const later = async () => {
    await Promise.race([whenIdle(), interaction]);
    const { page } = await load();
    return { default: page.Component };
  };
  const Component = lazy(() => later().catch(() => pendingForever));
  deferredComponents.set(key, Component);
  return { place, info, page: { namespaces: [], load: () => info, Component } };
};

const deferredComponents = new Map<RouteKey, ComponentType>();

/** A page with the component that was hydrated later, if there is one. Another component would remount the page and lose its state. */
export const withDeferredComponent = (key: RouteKey, page: Page): Page => ({ ...page, Component: deferredComponents.get(key) ?? page.Component });
