import { type ComponentType, lazy } from 'react';
import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';
import { whenIdle } from '../core/when-idle.js';
import { lookedAtFirst } from '../pages/about-pages.js';
import { loadBuiltPage } from './built-pages.js';
import { type LoadedPage, loadPage, type Surroundings } from './load-page.js';
import { placeRendered } from './place.js';
import type { HandedState } from './state.js';

/** What never comes: the server's HTML stays, whose links and forms work without. */
const never = new Promise<never>(() => undefined);

/**
 * The page that the server rendered. Where it is looked at first, its own part comes later and the server's HTML of it stands
 * until then; the frame round it is at hand at once.
 * @param touched settles when somebody is about to do something with it
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

/** A page by the part of it that came later, where it did: another one at the same place would start anew, and forget what was opened. */
export const asItCame = (key: RouteKey, page: Page): Page => ({ ...page, Component: cameLater.get(key) ?? page.Component });
