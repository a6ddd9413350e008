import brand from '#brand';
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '../../src/contract/locales.js';
import { href } from '../../src/contract/routes.js';
import type { OperationName } from '../../src/contract/shop-api.js';
import { type Api, codeOf } from '../core/api.js';
import { type Introduction, loadIntroduction } from '../core/introduction.js';
import { type ActiveRoute, type LoadContext, type Page, type PageDraft, type PageInfo, PageNotFound } from '../core/page.js';
import type { Namespace } from '../core/messages.js';
import type { TextStore } from '../core/text-store.js';
import { textsOf } from '../core/texts.js';
import { loadShell } from '../features/shell/load-shell.js';
import { isOffered } from '../../src/domain/served-routes.js';

export interface AppServices {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  textStore: TextStore;
  /** Extensions that the Shop API does not have. */
  missing: readonly OperationName[];
  /** Loads missing texts; does nothing on the server, which has all of them. */
  loadTexts(namespaces: readonly Namespace[]): Promise<void>;
}

/** A page whose data are loaded. */
export interface LoadedPage {
  place: ActiveRoute;
  page: Page;
  info: PageInfo;
}

/** Whether a failed load means that the page does not exist, according to the page or to a procedure. */
const isNotFound = (error: unknown): boolean => error instanceof PageNotFound || codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'PRODUCT_ENDED';

/** Adds the full title: the title of the page, else of its introduction, and the name of the site. */
const titled = (draft: PageDraft, introduction?: Introduction): PageInfo => ({
  ...(introduction?.summary && { description: introduction.summary }),
  ...draft,
  title: `${draft.title ?? introduction?.title ?? ''} · ${brand.siteName}`,
});

const contextOf = (route: ActiveRoute, services: AppServices): LoadContext => {
  const texts = ((namespace) => textsOf(services.textStore, namespace)) as LoadContext['texts'];
  const home = { label: texts('routes')('home'), href: href('home', services.locale) };
  return { ...route, ...services, texts, has: (name) => !services.missing.includes(name), trail: (...crumbs) => [home, ...crumbs] };
};

/** After a form was sent without scripts, the address contains its problem, for which the texts are needed. */
const loadProblem = ({ search, loadTexts }: LoadContext) => search.has('problem') && loadTexts(['apiErrors']);

/**
 * Loads the data of a page and its frame. If the page does not exist, loads the notFound page.
 * @throws Redirect when the page has another address
 */
export const loadPage = async (route: ActiveRoute, page: Page, loadNotFound: () => Promise<Page>, services: AppServices): Promise<LoadedPage> => {
  const context = contextOf(route, services);
  const shell = loadShell(context);
  try {
    if (!isOffered(route.key, services.missing)) throw new PageNotFound(`${route.key} needs an extension of the Shop API`);
    const [draft, introduction] = await Promise.all([page.load(context), loadIntroduction(context), shell, loadProblem(context)]);
    return { place: route, page, info: titled(draft, introduction) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const [notFound] = await Promise.all([loadNotFound(), shell]);
    const key = 'notFound' as const;
    const isEnded = codeOf(error) === 'PRODUCT_ENDED';
    const missing = { key, params: {}, search: route.search, missingPath: href(route.key, services.locale, route.params), ...(isEnded && { isEnded }) };
    return { place: missing, page: notFound, info: titled(await notFound.load({ ...context, ...missing })) };
  }
};
