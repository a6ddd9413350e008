import brand from '#brand';
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '../../src/contract/locales.js';
import { href } from '../../src/contract/routes.js';
import { type Api, codeOf } from '../core/api.js';
import { type Introduction, loadIntroduction } from '../core/introduction.js';
import { type LoadContext, type Page, type PageDraft, type PageInfo, PageNotFound, type Place } from '../core/page.js';
import type { Namespace } from '../core/messages.js';
import type { TextStore } from '../core/text-store.js';
import { textsOf } from '../core/texts.js';
import { loadShell } from '../features/shell/load-shell.js';

export interface Surroundings {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  textStore: TextStore;
  /** Fetches texts that are not there yet; the server has all of them. */
  needTexts(namespaces: readonly Namespace[]): Promise<void>;
}

/** A page with its data at hand, ready to render. */
export interface LoadedPage {
  place: Place;
  page: Page;
  info: PageInfo;
}

/** Whether a failed load means that there is no such page: by the page's own word or the procedure's answer. */
const isNotFound = (error: unknown): boolean => error instanceof PageNotFound || codeOf(error) === 'NOT_FOUND';

/** The title as browsers and search engines show it: the page's own, else that of what introduces it. */
const titled = (draft: PageDraft, introduction?: Introduction): PageInfo => ({
  ...(introduction?.summary && { description: introduction.summary }),
  ...draft,
  title: `${draft.title ?? introduction?.title ?? ''} · ${brand.siteName}`,
});

const contextOf = (place: Place, surroundings: Surroundings): LoadContext => {
  const texts = ((namespace) => textsOf(surroundings.textStore, namespace)) as LoadContext['texts'];
  const home = { label: texts('routes')('home'), href: href('home', surroundings.locale) };
  return { ...place, ...surroundings, texts, trail: (...crumbs) => [home, ...crumbs] };
};

/** A form that was sent without scripts names in the address what was wrong. */
const loadProblem = ({ search, needTexts }: LoadContext) => search.has('problem') && needTexts(['apiErrors']);

/**
 * Loads what a page and the frame round it show. A page that finds nothing becomes the notFound page.
 * @throws Redirect when the page stands elsewhere
 */
export const loadPage = async (place: Place, page: Page, loadNotFound: () => Promise<Page>, surroundings: Surroundings): Promise<LoadedPage> => {
  const context = contextOf(place, surroundings);
  const shell = loadShell(context);
  try {
    const [draft, introduction] = await Promise.all([page.load(context), loadIntroduction(context), shell, loadProblem(context)]);
    return { place, page, info: titled(draft, introduction) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const [notFound] = await Promise.all([loadNotFound(), shell]);
    const key = 'notFound' as const;
    const lost = { key, params: {}, search: place.search, lost: href(place.key, surroundings.locale, place.params) };
    return { place: lost, page: notFound, info: titled(await notFound.load({ ...context, ...lost })) };
  }
};
