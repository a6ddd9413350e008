import { Inject, Injectable } from '@nestjs/common';
import type { ErrorPageSubject, Loaded, Moved } from '../../client/entry-server.js';
import { Metrics } from '../common/metrics/metrics.js';
import type { Visitor } from '../common/visitor.js';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { type Locale, locales } from '../contract/locales.js';
import type { ThirdPartySettings } from '../contract/third-parties.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { documentOf, type DocumentParts, type PageDocument } from './document.js';
import { Head } from './head.js';
import type { MatchedRoute } from './match-page.js';
import type { PageRequest } from './page-request.js';
import type { ProblemPage, RenderedPage } from './page-result.js';
import { apiWithoutCalls, renderingApi } from './rendering-api.js';
import { pageHeadersFor } from './security-headers.js';
import { SITE, type Site } from './site.js';
import { thirdPartySettings } from './third-party-settings.js';

type ErrorPageOptions = Omit<ErrorPageSubject, 'locale' | 'vat' | 'missing' | 'api'>;

/** Third parties of a locale, and the response headers that allow them. */
interface LocaleSettings {
  thirdParties: ThirdPartySettings;
  headers(): Readonly<Record<string, string>>;
}

/** Loads and renders pages. */
@Injectable()
export class ViewsService {
  private readonly head: Head;
  private readonly byLocale: Readonly<Record<Locale, LocaleSettings>>;

  constructor(
    @Inject(SITE) private readonly site: Site,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) brand: Brand,
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {
    this.head = new Head(brand, environment.DOMAIN_SUFFIX);
    const settingsOf = (locale: Locale): LocaleSettings => {
      const thirdParties = thirdPartySettings(brand, environment, locale);
      return { thirdParties, headers: pageHeadersFor(thirdParties, site.entry) };
    };
    this.byLocale = Object.fromEntries(locales.map((locale) => [locale, settingsOf(locale)])) as Record<Locale, LocaleSettings>;
  }

  /**
   * Loads the data of a page: the requested one, or notFound if it does not exist.
   * @throws errors of its procedures
   */
  async load(
    { visitor: { locale, vat, consent, cartToken, sessionToken }, search, host, context, cachesContent }: PageRequest,
    { key, params, missingPath }: MatchedRoute,
  ): Promise<Loaded | Moved> {
    const loaded = await this.site.renderer.load({
      route: { key, params, search, ...(missingPath !== undefined && { missingPath }) },
      locale,
      origin: this.head.originOf(locale, host),
      vat,
      consent: consent?.given ?? [],
      thirdParties: this.byLocale[locale].thirdParties,
      missing: this.shopApi.capabilities.missing,
      canDebug: this.environment.NODE_ENV !== 'production',
      api: renderingApi(context),
      cachesContent,
      isAnonymous: cartToken === undefined && sessionToken === undefined,
    });
    context.call.timings?.markLoaded();
    return loaded;
  }

  /** Renders a loaded page to its document. */
  render({ search, host }: PageRequest, loaded: Loaded): RenderedPage {
    const { info, place, subject } = loaded;
    const { key } = place;
    const { locale, route } = subject;
    const { html, state, cached } = this.site.renderer.render(loaded);
    for (const region of cached) this.metrics.count('shop_page_regions_kept_total', { region });
    const isNowhere = key === 'notFound';
    const isPrivate = info.isPrivate ?? isNowhere;
    const { all, byPage } = this.site.stylesheets;
    const styles = info.hasIslands ? undefined : byPage[key];
    const document = this.document(statusOf(loaded), {
      locale,
      title: info.title,
      description: info.description,
      isPrivate,
      metadata: isNowhere ? '' : this.head.of({ key, params: route.params, info, locale, page: info.isNarrowed ? undefined : pageOf(search), host }),
      html,
      stylesheet: styles?.initial ?? all,
      hydration: { state, scripts: this.site.scriptsOf(key, locale), stylesheets: styles?.deferred ?? [], entry: this.site.entry },
    });
    return { kind: 'page', ...document, isPrivate };
  }

  /** Renders an error page with an explanation, without the Shop API and without scripts. */
  errorPage({ locale, vat }: Pick<Visitor, 'locale' | 'vat'>, options: ErrorPageOptions): ProblemPage {
    const { html, info } = this.site.renderer.renderErrorPage({ locale, vat, missing: this.shopApi.capabilities.missing, ...options, api: apiWithoutCalls });
    const document = this.document(options.status, { html, locale, title: info.title, isPrivate: true, metadata: '', stylesheet: this.site.stylesheets.all });
    return { kind: 'problem', ...document };
  }

  /** Headers of a response with a page. */
  headersOf(locale: Locale): Readonly<Record<string, string>> {
    return this.byLocale[locale].headers();
  }

  private document(status: number, parts: Omit<DocumentParts, 'fonts' | 'themeColor'>): PageDocument {
    const { fonts, themeColor } = this.site;
    return { status, html: documentOf({ ...parts, fonts, themeColor }), locale: parts.locale };
  }
}

/** HTTP status of a loaded page. */
export const statusOf = ({ info, place }: Loaded): number => info.status ?? (place.key === 'notFound' ? 404 : 200);

/** Page number of a list from the query; undefined if it is missing or invalid. */
const pageOf = (search: URLSearchParams) => /^\d{1,5}$/.exec(search.get('page') ?? '')?.[0];
