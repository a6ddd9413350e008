import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Visitor } from '../common/visitor.js';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { languages, localeTable } from '../contract/locales.js';
import { href, matchRoute, type RouteMatch } from '../contract/routes.js';
import type { TrpcContext } from '../shop-api/procedures.js';
import { Addresses } from './addresses.js';
import { documentOf, type DocumentParts } from './document.js';
import { renderingApi } from './rendering-api.js';
import { SITE, type Site } from './site.js';

export interface PageRequest {
  visitor: Visitor;
  pathname: string;
  search: URLSearchParams;
  /** Host header, with the port. */
  host: string;
  context: TrpcContext;
}

export type PageAnswer = { kind: 'page'; status: number; html: Buffer; nonce: string; isPrivate: boolean } | { kind: 'redirect'; status: 301 | 302; location: string };

/** Localised path -> route -> data -> React -> HTML. */
@Injectable()
export class ViewsService {
  private readonly addresses: Addresses;

  constructor(
    @Inject(SITE) private readonly site: Site,
    @Inject(ENVIRONMENT) { DOMAIN_SUFFIX }: Environment,
    @Inject(BRAND) brand: Brand,
  ) {
    this.addresses = new Addresses(brand, DOMAIN_SUFFIX);
  }

  /** The page at a path, or where it stands instead. */
  async answer({ visitor, pathname, search, host, context }: PageRequest): Promise<PageAnswer> {
    const { locale, vat } = visitor;
    const match = matchRoute(pathname, localeTable[locale].language);
    if (!match) {
      const elsewhere = matchElsewhere(pathname);
      if (elsewhere && this.site.renderer.isBuilt(elsewhere.key)) return redirect(href(elsewhere.key, locale, elsewhere.params) + searchOf(search));
    }
    try {
      const page = await this.site.renderer.render({
        place: { ...(match ?? { key: 'notFound', params: {} }), search },
        locale,
        vat,
        api: renderingApi(context),
        hasCart: visitor.cartToken !== undefined,
      });
      const { key, info } = page;
      const isPrivate = info.isPrivate ?? key === 'notFound';
      return this.document({
        locale,
        title: info.title,
        description: info.description,
        isPrivate,
        addressLinks: isPrivate ? '' : this.addresses.linksOf({ match: { key, params: match?.params ?? {} }, slugs: info.slugs, locale, page: pageOf(search), host }),
        html: page.html,
        life: { state: page.state, scripts: this.site.scriptsOf(key, locale), entry: this.site.entry },
        status: info.status ?? (key === 'notFound' ? 404 : 200),
      });
    } catch (error) {
      if (error instanceof this.site.renderer.Redirect) return { kind: 'redirect', status: error.status, location: error.path };
      throw error;
    }
  }

  /** A page that says what went wrong and what to do, made without the Shop API and without scripts. */
  trouble({ visitor: { locale, vat }, context }: Pick<PageRequest, 'visitor' | 'context'>, status: number): PageAnswer {
    const { html, info } = this.site.renderer.renderTrouble({ locale, vat, status, api: renderingApi(context) });
    return this.document({ html, locale, title: info.title, isPrivate: true, addressLinks: '', status });
  }

  private document({ status, ...page }: Omit<DocumentParts, 'nonce' | 'preamble' | 'stylesheet' | 'fonts'> & { status: number }): PageAnswer {
    // 122 random bits from a pool Node keeps filled; a call of its own for each page would cost ten times as much.
    const nonce = randomUUID();
    const { stylesheet, fonts } = this.site;
    return { kind: 'page', status, html: documentOf({ ...page, stylesheet, fonts, nonce, preamble: this.site.preamble(nonce) }), nonce, isPrivate: page.isPrivate };
  }
}

const redirect = (location: string, status: 301 | 302 = 301): PageAnswer => ({ kind: 'redirect', status, location });
/** The number of a list's page; anything else asked for is none of ours. */
const pageOf = (search: URLSearchParams) => /^\d{1,5}$/.exec(search.get('page') ?? '')?.[0];
const searchOf = (search: URLSearchParams) => (search.size ? `?${search}` : '');

/** The route of a path in another language, where that is one and the same route in all that know it. */
const matchElsewhere = (pathname: string): RouteMatch | undefined => {
  const matches = languages.map((language) => matchRoute(pathname, language)).filter((match) => match !== undefined);
  return matches.every(({ key }) => key === matches[0]?.key) ? matches[0] : undefined;
};
