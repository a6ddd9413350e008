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
  /** Loads missing texts; does nothing on the server, which has all of them. */
  needTexts(namespaces: readonly Namespace[]): Promise<void>;
}

/** A page whose data are loaded. */
export interface LoadedPage {
  place: Place;
  page: Page;
  info: PageInfo;
}

/** Whether a failed load means that the page does not exist, according to the page or to a procedure. */
const isNotFound = (error: unknown): boolean => error instanceof PageNotFound || codeOf(error) === 'NOT_FOUND';

/** Adds the full title: the title of the page, else of its introduction, and the name of the site. */
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

/** After a form was sent without scripts, the address contains its problem, for which the texts are needed. */
const loadProblem = ({ search, needTexts }: LoadContext) => search.has('problem') && needTexts(['apiErrors']);

/**
 * Loads the data of a page and its frame. If the page does not exist, loads the notFound page.
 * @throws Redirect when the page has another address
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
