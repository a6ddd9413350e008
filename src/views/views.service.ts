import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { ErrorPageRequest } from '../../client/entry-server.js';
import type { Visitor } from '../common/visitor.js';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { languages, type Locale, locales, localeTable } from '../contract/locales.js';
import { href, matchRoute, type RouteMatch } from '../contract/routes.js';
import type { ThirdPartySettings } from '../contract/third-parties.js';
import { isServed } from '../domain/served-routes.js';
import type { TrpcContext } from '../shop-api/trpc/procedures.js';
import { documentOf, type DocumentParts } from './document.js';
import { Head } from './head.js';
import { renderingApi } from './rendering-api.js';
import { pageHeadersFor } from './security-headers.js';
import { SITE, type Site } from './site.js';
import { thirdPartySettings } from './third-party-settings.js';

export interface PageRequest {
  visitor: Visitor;
  pathname: string;
  search: URLSearchParams;
  /** Host header, with the port. */
  host: string;
  context: TrpcContext;
}

interface ShownPage {
  kind: 'page';
  status: number;
  html: Buffer;
  nonce: string;
  locale: Locale;
  isPrivate: boolean;
}
export type PageAnswer = ShownPage | { kind: 'redirect'; status: 301 | 302; location: string };

type ErrorPageOptions = Omit<ErrorPageRequest, 'locale' | 'vat' | 'missing' | 'api'>;

/** Third parties of a locale, and the response headers that allow them. */
interface LocaleSettings {
  thirdParties: ThirdPartySettings;
  headersWith(nonce: string): Record<string, string>;
}

/** Localised path -> route -> data -> React -> HTML. */
@Injectable()
export class ViewsService {
  private readonly head: Head;
  private readonly byLocale: Readonly<Record<Locale, LocaleSettings>>;

  constructor(
    @Inject(SITE) private readonly site: Site,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) private readonly brand: Brand,
  ) {
    this.head = new Head(brand, environment.DOMAIN_SUFFIX);
    const settingsOf = (locale: Locale): LocaleSettings => {
      const thirdParties = thirdPartySettings(brand, environment, locale);
      return { thirdParties, headersWith: pageHeadersFor(thirdParties) };
    };
    this.byLocale = Object.fromEntries(locales.map((locale) => [locale, settingsOf(locale)])) as Record<Locale, LocaleSettings>;
  }

  /** Renders the page at a path, or redirects to its localised path. */
  async answer(request: PageRequest): Promise<PageAnswer> {
    const { visitor, pathname, search } = request;
    const match = matchRoute(pathname, localeTable[visitor.locale].language);
    if (match && isServed(this.brand, match.key)) return this.render(request, match);
    const elsewhere = match ? undefined : matchElsewhere(pathname);
    if (!elsewhere || !isServed(this.brand, elsewhere.key)) return this.render(request);
    // A slug must exist in this locale before a redirect to it. A slug of another language redirects directly to the one of this language.
    if (elsewhere.params.slug !== undefined) {
      const answer = await this.render(request, elsewhere);
      if (answer.kind === 'redirect' || answer.status === 404) return answer;
    }
    return redirect(href(elsewhere.key, visitor.locale, elsewhere.params) + searchOf(search));
  }

  /** Renders a page, or the notFound page without a match. */
  private async render({ visitor: { locale, vat, consent, cartToken, sessionToken }, pathname, search, host, context }: PageRequest, match?: RouteMatch): Promise<PageAnswer> {
    try {
      const route = { ...(match ?? { key: 'notFound' as const, params: {}, missingPath: pathname }), search };
      const page = await this.site.renderer.render({
        route,
        locale,
        origin: this.head.originOf(locale, host),
        vat,
        consent: consent?.given ?? [],
        thirdParties: this.byLocale[locale].thirdParties,
        missing: context.shopApi.capabilities.missing,
        canDebug: this.environment.NODE_ENV !== 'production',
        api: renderingApi(context),
        onLoaded: () => context.call.timings?.markLoaded(),
        isAnonymous: cartToken === undefined && sessionToken === undefined,
      });
      const { key, info } = page;
      const isNowhere = key === 'notFound';
      const { all, initial, deferred } = this.site.stylesheets;
      const defersHydration = this.site.renderer.deferredHydrationPages.has(key) && !info.hasIslands;
      return this.document({
        locale,
        title: info.title,
        description: info.description,
        isPrivate: info.isPrivate ?? isNowhere,
        metadata: isNowhere ? '' : this.head.of({ key, params: route.params, info, locale, page: info.isNarrowed ? undefined : pageOf(search), host }),
        html: page.html,
        stylesheet: defersHydration ? initial : all,
        hydration: { state: page.state, scripts: this.site.scriptsOf(key, locale), stylesheets: defersHydration ? deferred : [], entry: this.site.entry },
        status: info.status ?? (isNowhere ? 404 : 200),
      });
    } catch (error) {
      if (error instanceof this.site.renderer.Redirect) return { kind: 'redirect', status: error.status, location: error.path };
      throw error;
    }
  }

  /** Error page with an explanation, rendered without the Shop API and without scripts. */
  errorPage({ visitor: { locale, vat }, context }: Pick<PageRequest, 'visitor' | 'context'>, what: ErrorPageOptions): ShownPage {
    const { html, info } = this.site.renderer.renderErrorPage({ locale, vat, missing: context.shopApi.capabilities.missing, ...what, api: renderingApi(context) });
    return this.document({ html, locale, title: info.title, isPrivate: true, metadata: '', stylesheet: this.site.stylesheets.all, status: what.status });
  }

  /** Response headers of a page with a nonce. */
  headersOf(locale: Locale, nonce: string): Record<string, string> {
    return this.byLocale[locale].headersWith(nonce);
  }

  private document({ status, ...page }: Omit<DocumentParts, 'nonce' | 'preamble' | 'fonts' | 'themeColor'> & { status: number }): ShownPage {
    // 122 random bits from a pool that Node fills in advance; separate calls for each page would cost ten times as much.
    const nonce = randomUUID();
    const { fonts, themeColor } = this.site;
    return {
      kind: 'page',
      status,
      html: documentOf({ ...page, fonts, themeColor, nonce, preamble: this.site.preamble(nonce) }),
      nonce,
      locale: page.locale,
      isPrivate: page.isPrivate,
    };
  }
}

const redirect = (location: string, status: 301 | 302 = 301): PageAnswer => ({ kind: 'redirect', status, location });
/** Page number of a list from the query; undefined if it is missing or invalid. */
const pageOf = (search: URLSearchParams) => /^\d{1,5}$/.exec(search.get('page') ?? '')?.[0];
const searchOf = (search: URLSearchParams) => (search.size ? `?${search}` : '');

/** Route of a path in another language, if all languages with this path have the same route. */
const matchElsewhere = (pathname: string): RouteMatch | undefined => {
  const matches = languages.map((language) => matchRoute(pathname, language)).filter((match) => match !== undefined);
  return matches.every(({ key }) => key === matches[0]?.key) ? matches[0] : undefined;
};
