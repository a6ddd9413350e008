import brand from '#brand';
import { renderToString } from 'react-dom/server';
import { type Locale, locales } from '../src/contract/locales.js';
import type { RouteKey } from '../src/contract/routes.js';
import { servedRoutes } from '../src/domain/served-routes.js';
import { App } from './app/app.js';
import { loadEveryMessage } from './app/load-messages.js';
import { type LoadedPage, loadPage } from './app/load-page.js';
import { ServerQueryClient } from './app/server-query-client.js';
import { RegionStore } from './app/region-store.js';
import { type Chunk, serializeState } from './app/serialize-state.js';
import { HtmlCache } from './app/html-cache.js';
import type { RenderSettings } from './app/hydration-state.js';
import type { Api } from './core/api.js';
import { CacheHtmlProvider } from './core/cached-html.js';
import { pageTextsModule, textsModule } from './core/messages.js';
import { type ActiveRoute, type Page, type PageInfo, Redirect } from './core/page.js';
import { type Region, RegionsProvider } from './core/region.js';
import { routePath } from './core/route-path.js';
import { TextStore } from './core/text-store.js';
import { textsOf } from './core/texts.js';
import { type Refusal, Refused } from './features/shell/refused.js';
import { ErrorPage } from './features/shell/error-page.js';
import { deferredHydrationPages, pageSource } from './pages/page-hydration.js';
import { pageChunks } from './pages/index.js';

/** All pages, loaded at start. */
const pages = new Map<RouteKey, Page>();
for (const key of servedRoutes(brand)) pages.set(key, (await pageChunks[key]()).default);
/** Modules of a page's own content. Texts that are loaded at once are in one file. */
export const pageModulesOf = (key: RouteKey, locale: Locale): string[] => {
  const { namespaces } = pages.get(key)!;
  return [pageSource(key), ...(deferredHydrationPages.has(key) ? namespaces.map((namespace) => textsModule(locale, namespace)) : [pageTextsModule(locale, namespaces)])];
};
/** Client of the typed endpoint. Pages with forms load it at once, because the connection may be lost when the form is sent. */
const trpcClientSource = 'client/app/typed-client.ts';
/** Modules that the initial load of a page loads beside the entry. The content of pages in `deferredHydrationPages` is loaded later. */
export const initialModulesOf = (key: RouteKey, locale: Locale): string[] => [
  textsModule(locale),
  ...(deferredHydrationPages.has(key) ? [] : [...pageModulesOf(key, locale), trpcClientSource]),
];

const textStores = Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, new TextStore(locale, await loadEveryMessage(locale))] as const))) as Record<
  Locale,
  TextStore
>;

const noTexts = () => Promise.resolve();
const noNavigation = () => Promise.reject(new Error('No navigation while rendering'));

/** A page for a visitor. */
export interface PageSubject extends RenderSettings {
  route: ActiveRoute;
  api: Api;
  /** The visitor has neither a cart token nor a session, so that there are no personal data to read. */
  isAnonymous: boolean;
  /** Whether the main content is cached too. Header and footer always are. */
  cachesContent: boolean;
}
/** A page whose data are loaded; the notFound page if the requested one does not exist. */
export interface Loaded extends LoadedPage {
  kind: 'loaded';
  subject: PageSubject;
  queryClient: ServerQueryClient;
}
/** The page has another address. */
export interface Moved {
  kind: 'redirect';
  status: 301 | 302;
  location: string;
}
export interface RenderedPage {
  html: Chunk[];
  /** Data for hydration. */
  state: Chunk[];
  /** Regions whose HTML is from an earlier page. */
  cached: readonly Region[];
}

const regions = new RegionStore();
const htmlCache = new HtmlCache();

/** Regions that are cached. */
const cacheableRegions = { frame: ['header', 'footer'], page: ['header', 'main', 'footer'] } as const;
/** Longer addresses are not cached, because they are hardly ever requested twice. */
const maximumLength = 200;

/** Loads the data of a page and its frame. */
export const load = async (subject: PageSubject): Promise<Loaded | Moved> => {
  const { route, locale, origin, missing, api, isAnonymous } = subject;
  const queryClient = new ServerQueryClient();
  if (isAnonymous && brand.permissions.products) queryClient.preset(api.cart.order.queryKey(), null);
  const notFound = pages.get('notFound')!;
  // A page that the brand does not serve is rendered as notFound, also for the browser.
  const served = pages.has(route.key) ? route : { ...route, key: 'notFound' as const, params: {} };
  const services = { api, queryClient, locale, origin, textStore: textStores[locale], missing, loadTexts: noTexts };
  try {
    const loaded = await loadPage(served, pages.get(served.key) ?? notFound, () => Promise.resolve(notFound), services);
    return { kind: 'loaded', subject, ...loaded, queryClient };
  } catch (error) {
    if (error instanceof Redirect) return { kind: 'redirect', status: error.status, location: error.path };
    throw error;
  }
};

/** Renders a loaded page completely. */
export const render = ({ subject, place, page, info, queryClient }: Loaded): RenderedPage => {
  const { route, locale, origin, vat, consent, thirdParties, missing, canDebug, api, cachesContent } = subject;
  const navigation = { place, info, origin, navigate: noNavigation };
  const app = (
    <CacheHtmlProvider value={htmlCache.cached}>
      <App {...{ locale, vat, consent, thirdParties, missing, textStore: textStores[locale], api, queryClient, navigation, page }} loadTexts={noTexts} />
    </CacheHtmlProvider>
  );
  const { key } = place;
  const { fetched } = queryClient;
  const path = routePath(route, locale);
  const address = `${locale} ${vat} ${consent.join('.')} ${missing.join()} ${origin} ${path}`;
  const isShared = !info.isPrivate && key !== 'notFound' && path.length <= maximumLength;
  const cartKey = brand.permissions.products ? JSON.stringify(api.cart.order.queryKey()) : undefined;
  const { html, cached } = isShared
    ? regions.render({ address, cacheable: cacheableRegions[cachesContent ? 'page' : 'frame'], fetched, cartKey }, (rendered) =>
        renderToString(<RegionsProvider value={rendered}>{app}</RegionsProvider>),
      )
    : { html: [renderToString(app)], cached: [] };
  const { title, trail, slugs } = info;
  const state = serializeState(
    { locale, origin, vat, consent, thirdParties, missing, canDebug, key, ...(deferredHydrationPages.has(key) && { info: { title, trail, slugs } }) },
    fetched,
  );
  return { html, state, cached };
};

export interface ErrorPageSubject extends Pick<PageSubject, 'locale' | 'vat' | 'missing' | 'api'> {
  status: number;
  /** Id of the error in the log. */
  reference: string;
  /** Why a form or link was refused, localised, and the page that contains it. Undefined for an error of the shop. */
  refusal?: Refusal | undefined;
}

/** Renders an error page without data: the Shop API is unavailable, or an unexpected error occurred. It is not hydrated. */
export const renderErrorPage = ({ locale, vat, missing, status, reference, refusal, api }: ErrorPageSubject): Pick<RenderedPage, 'html'> & Pick<Loaded, 'info'> => {
  const textStore = textStores[locale];
  const key = 'notFound' as const;
  const info: PageInfo = { title: refusal?.title ?? textsOf(textStore, 'global')(status === 503 ? 'trouble.unavailable.title' : 'trouble.broken.title'), status };
  const navigation = { place: { key, params: {}, search: new URLSearchParams() }, info, origin: '', navigate: noNavigation };
  const page: Page = {
    namespaces: [],
    frame: 'checkout',
    load: () => info,
    Component: () => (refusal ? <Refused {...refusal} reference={reference} /> : <ErrorPage isUnavailable={status === 503} reference={reference} />),
  };
  const queryClient = new ServerQueryClient();
  // The error page reads no data and loads no third parties.
  const app = <App {...{ locale, vat, missing, textStore, api, queryClient, navigation, page }} loadTexts={noTexts} consent={[]} thirdParties={{}} />;
  return { html: [renderToString(app)], info };
};
