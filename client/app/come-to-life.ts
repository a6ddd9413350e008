import { type ComponentType, lazy } from 'react';
import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';
import { whenIdle } from '../core/when-idle.js';
import { lookedAtFirst } from '../pages/about-pages.js';
import { loadBuiltPage } from './built-pages.js';
import { type LoadedPage, loadPage, type Surroundings } from './load-page.js';
import { placeRendered } from './place.js';
import type { HandedState } from './state.js';

/** Never settles, so that the server's HTML stays. Its links and forms work without hydration. */
const never = new Promise<never>(() => undefined);

/**
 * The server-rendered page for hydration. The frame is hydrated at once. The content of a page in `lookedAtFirst` is loaded and
 * hydrated later, when the browser is idle or the visitor interacts; until then the server's HTML stays.
 * @param touched settles at the first interaction
 */
export const pageRendered = async (state: HandedState, surroundings: Surroundings, touched: Promise<void>): Promise<LoadedPage> => {
  const { key, info } = state;
  const place = placeRendered(window.location, state);
  const load = async () => loadPage(place, await loadBuiltPage(key, surroundings), () => loadBuiltPage('notFound', surroundings), surroundings);
  if (!lookedAtFirst.has(key) || !info) return load();
  const later = async () => {
    await Promise.race([whenIdle(), touched]);
    const { page } = await load();
    return { default: page.Component };
  };
  const Component = lazy(() => later().catch(() => never));
  cameLater.set(key, Component);
  return { place, info, page: { namespaces: [], load: () => info, Component } };
};

const cameLater = new Map<RouteKey, ComponentType>();

/** A page with the component that was hydrated later, if there is one. Another component would remount the page and lose its state. */
export const asItCame = (key: RouteKey, page: Page): Page => ({ ...page, Component: cameLater.get(key) ?? page.Component });
