import { Redirect } from '../core/page.js';
import { loadPageChunk } from './page-chunks.js';
import { withDeferredComponent } from './rendered-page.js';
import { type AppServices, type LoadedPage, loadPage } from './load-page.js';
import { routeOfUrl } from './active-route.js';

/** A page with its address after redirects. */
export interface Opened {
  url: URL;
  page: LoadedPage;
}

/** Maximum number of redirects, against redirect loops. */
const maxRedirects = 5;

/** Loads the page of an address, following redirects. @returns undefined when the address is not a page of this site */
export const openPage = async (url: URL, services: AppServices, redirects = 0): Promise<Opened | undefined> => {
  const place = routeOfUrl(url, services.locale);
  if (!place) return undefined;
  try {
    const page = withDeferredComponent(place.key, await loadPageChunk(place.key, services));
    return { url, page: await loadPage(place, page, () => loadPageChunk('notFound', services), services) };
  } catch (error) {
    if (!(error instanceof Redirect) || redirects === maxRedirects) throw error;
    const target = new URL(error.path, url);
    target.hash ||= url.hash;
    return openPage(target, services, redirects + 1);
  }
};
