import { Redirect } from '../core/page.js';
import { loadBuiltPage } from './built-pages.js';
import { asItCame } from './come-to-life.js';
import { type LoadedPage, loadPage, type Surroundings } from './load-page.js';
import { placeOf } from './place.js';

/** A page with its address after redirects. */
export interface Opened {
  url: URL;
  page: LoadedPage;
}

/** Maximum number of redirects, against redirect loops. */
const mostRedirects = 5;

/** Loads the page of an address, following redirects. @returns undefined when the address is not a page of this site */
export const openPage = async (url: URL, surroundings: Surroundings, redirects = 0): Promise<Opened | undefined> => {
  const place = placeOf(url, surroundings.locale);
  if (!place) return undefined;
  try {
    const page = asItCame(place.key, await loadBuiltPage(place.key, surroundings));
    return { url, page: await loadPage(place, page, () => loadBuiltPage('notFound', surroundings), surroundings) };
  } catch (error) {
    if (!(error instanceof Redirect) || redirects === mostRedirects) throw error;
    const target = new URL(error.path, url);
    target.hash ||= url.hash;
    return openPage(target, surroundings, redirects + 1);
  }
};
