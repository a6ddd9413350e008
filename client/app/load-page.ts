import brand from '#brand';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Locale } from '../../src/contract/locales.js';
import { type Api, problemOf } from '../core/api.js';
import { type Page, type PageInfo, PageNotFound, type Place } from '../core/page.js';
import { textsOf } from '../core/texts.js';
import { loadShell } from '../features/shell/load-shell.js';

export interface Surroundings {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  i18n: i18n;
}

/** A page with its data at hand, ready to render. */
export interface LoadedPage {
  place: Place;
  page: Page;
  info: PageInfo;
}

/** Whether a failed load means that there is no such page: said by the page, by the procedure, or (on the server) by its cause. */
const isNotFound = (error: unknown): boolean => {
  if (error instanceof PageNotFound) return true;
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = problemOf(error)?.code ?? (cause instanceof Error && 'code' in cause ? cause.code : undefined);
  return code === 'NOT_FOUND';
};

/** The title as browsers and search engines show it. */
const titled = (info: PageInfo): PageInfo => ({ ...info, title: `${info.title} · ${brand.siteName}` });

/**
 * Loads what a page and the frame round it show. A page that finds nothing becomes the notFound page.
 * @throws Redirect when the page stands elsewhere
 */
export const loadPage = async (place: Place, page: Page, loadNotFound: () => Promise<Page>, { api, queryClient, locale, i18n }: Surroundings): Promise<LoadedPage> => {
  const context = { ...place, api, queryClient, locale, texts: ((namespace) => textsOf(i18n, namespace)) as Parameters<Page['load']>[0]['texts'] };
  const shell = loadShell(context);
  try {
    const [info] = await Promise.all([page.load(context), shell]);
    return { place, page, info: titled(info) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const [notFound] = await Promise.all([loadNotFound(), shell]);
    const key = 'notFound' as const;
    return { place: { key, params: {}, search: place.search }, page: notFound, info: titled(await notFound.load({ ...context, key, params: {} })) };
  }
};
