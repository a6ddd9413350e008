import brand from '#brand';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { OptionalCategory } from '../src/contract/consent.js';
import { type Locale, locales, type VatView } from '../src/contract/locales.js';
import type { RouteKey } from '../src/contract/routes.js';
import type { ThirdPartySettings } from '../src/contract/third-parties.js';
import { servedRoutes } from '../src/domain/served-routes.js';
import type { Rating } from '../src/contract/validation.js';
import { App } from './app/app.js';
import { loadEveryMessage } from './app/load-messages.js';
import { loadPage } from './app/load-page.js';
import { ServerQueryClient } from './app/server-query-client.js';
import { fillIn, FragmentStore, type Shown } from './app/fragment-store.js';
import { type Chunk, handOver } from './app/hand-over.js';
import { InsideStore } from './app/inside-store.js';
import type { Api } from './core/api.js';
import { KeepHtmlProvider } from './core/inside.js';
import { KeptFrameProvider } from './core/kept.js';
import { textsModule } from './core/messages.js';
import { type Page, type PageInfo, type Place, Redirect } from './core/page.js';
import { placePath } from './core/place-path.js';
import { TextStore } from './core/text-store.js';
import { textsOf } from './core/texts.js';
import { type Refusal, Refused } from './features/shell/refused.js';
import { Trouble } from './features/shell/trouble.js';
import { lookedAtFirst, pageSource } from './pages/about-pages.js';
import { chunkOf } from './pages/index.js';

export { lookedAtFirst, Redirect };

/** All pages at hand: the server never waits for a chunk. */
const pages = new Map<RouteKey, Page>();
for (const key of servedRoutes(brand)) pages.set(key, (await chunkOf(key)()).default);
/** Modules of a page's own part. */
export const ownModulesOf = (key: RouteKey, locale: Locale): string[] => [pageSource(key), ...pages.get(key)!.namespaces.map((namespace) => textsModule(locale, namespace))];
/** What asks the server: a page that is filled in has it from the start, since a line may be gone when it is sent. */
const asking = 'client/app/typed-client.ts';
/** Modules that the first view of a page loads beside the entry; its own part may come later. */
export const firstModulesOf = (key: RouteKey, locale: Locale): string[] => [textsModule(locale), ...(lookedAtFirst.has(key) ? [] : [...ownModulesOf(key, locale), asking])];

/** All texts of each locale. */
const textStores = Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, new TextStore(locale, await loadEveryMessage(locale))] as const))) as Record<
  Locale,
  TextStore
>;

const nothingNeeded = () => Promise.resolve();
const noNavigation = () => Promise.reject(new Error('No navigation while rendering'));

export interface RenderRequest {
  place: Place;
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  vat: VatView;
  /** What the visitor agreed to. What is kept for others (header and footer) must not depend on it. */
  consent: readonly OptionalCategory[];
  thirdParties: ThirdPartySettings;
  /** Outside production. */
  canDebug: boolean;
  api: Api;
  /** The visitor holds no key, of a cart or a session: there is nothing of theirs to ask for. */
  isStranger: boolean;
  /** Told between loading and rendering. */
  onLoaded(): void;
}
export interface RenderedPage {
  html: Chunk[];
  state: Chunk[];
  info: PageInfo;
  key: RouteKey;
}

const fragments = new FragmentStore();
const insides = new InsideStore();

/** What the header says of the shop's reviews, as far as it can differ. */
const ratingIn = (queryClient: ServerQueryClient, api: Api): string => {
  const rating = brand.permissions.kiyoh ? queryClient.getQueryData<Rating | null>(api.products.rating.queryKey({})) : undefined;
  return rating ? `${rating.score} ${rating.count} ${rating.asOf}` : '';
};

/** Renders a page with header and footer as they were a moment ago, when they were. */
const renderInKeptFrame = (app: ReactNode, shown: Shown, address: string): Chunk[] => {
  const kept = fragments.find(shown, address);
  if (kept) return fillIn(renderToString(<KeptFrameProvider value>{app}</KeptFrameProvider>), kept);
  const html = renderToString(app);
  fragments.keep(shown, address, html);
  return [html];
};

/**
 * Reads what a page shows, then renders it whole.
 * @throws Redirect when the page stands elsewhere
 */
export const render = async ({ place, locale, origin, vat, consent, thirdParties, canDebug, api, isStranger, onLoaded }: RenderRequest): Promise<RenderedPage> => {
  const queryClient = new ServerQueryClient();
  if (isStranger && brand.permissions.products) queryClient.know(api.cart.order.queryKey(), null);
  const textStore = textStores[locale];
  const notFound = pages.get('notFound')!;
  // A page that this site does not have is handed to the browser as notFound: there is nothing to ask for.
  const asked = pages.has(place.key) ? place : { ...place, key: 'notFound' as const, params: {} };
  const loaded = await loadPage(asked, pages.get(asked.key) ?? notFound, () => Promise.resolve(notFound), {
    api,
    queryClient,
    locale,
    origin,
    textStore,
    needTexts: nothingNeeded,
  });
  onLoaded();
  const navigation = { place: loaded.place, info: loaded.info, origin, navigate: noNavigation };
  const app = (
    <KeepHtmlProvider value={insides.keep}>
      <App {...{ locale, vat, consent, thirdParties, textStore, api, queryClient, navigation }} needTexts={nothingNeeded} page={loaded.page} />
    </KeepHtmlProvider>
  );
  const { key } = loaded.place;
  const isKept = isStranger && !loaded.info.isPrivate && key !== 'notFound';
  // The frame leads to documents and, where goods are sold, to the catalogue's categories: it is kept as long as they are what they were.
  const links = isKept ? queryClient.getQueryData<object>(api.content.links.queryKey({})) : undefined;
  const catalogue = brand.permissions.products ? queryClient.getQueryData<object>(api.categories.names.queryKey({})) : links;
  const shown = links && catalogue ? ([links, catalogue] as const) : undefined;
  const html = shown ? renderInKeptFrame(app, shown, `${locale} ${vat} ${ratingIn(queryClient, api)} ${placePath(place, locale)}`) : [renderToString(app)];
  const { title, trail, slugs } = loaded.info;
  const state = handOver({ locale, origin, vat, consent, thirdParties, canDebug, key, ...(lookedAtFirst.has(key) && { info: { title, trail, slugs } }) }, queryClient.fetched);
  return { html, state, info: loaded.info, key };
};

export interface TroubleRequest extends Pick<RenderRequest, 'locale' | 'vat' | 'api'> {
  status: number;
  /** Under which the log knows of it. */
  reference: string;
  /** Why a form or link was refused, in the visitor's words, and the page it stands on; otherwise it is the shop's fault. */
  refusal?: Refusal | undefined;
}

/** A page for when the Shop API cannot be reached or something broke: no data, only what to do. Nothing of it runs in the browser. */
export const renderTrouble = ({ locale, vat, status, reference, refusal, api }: TroubleRequest): Pick<RenderedPage, 'html' | 'info'> => {
  const textStore = textStores[locale];
  const key = 'notFound' as const;
  const info: PageInfo = { title: refusal?.title ?? textsOf(textStore, 'global')(status === 503 ? 'trouble.unavailable.title' : 'trouble.broken.title'), status };
  const navigation = { place: { key, params: {}, search: new URLSearchParams() }, info, origin: '', navigate: noNavigation };
  const page: Page = {
    namespaces: [],
    frame: 'checkout',
    load: () => info,
    Component: () => (refusal ? <Refused {...refusal} reference={reference} /> : <Trouble isUnavailable={status === 503} reference={reference} />),
  };
  const queryClient = new ServerQueryClient();
  // It asks nothing of anybody: no third party either.
  const app = <App {...{ locale, vat, textStore, api, queryClient, navigation, page }} needTexts={nothingNeeded} consent={[]} thirdParties={{}} />;
  return { html: [renderToString(app)], info };
};
