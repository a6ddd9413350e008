import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedTokensIn, storeToken, tokenIn } from '../common/one-time-tokens.js';
import { setLocaleCookie, type Visitor } from '../common/visitor.js';
import { isLocale, type Locale } from '../contract/locales.js';
import { handoverPaths } from '../domain/handover.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { OrderLinks } from './order-links.js';
import { type PageAddress, withField, without, withSearch } from './page-address.js';
import type { Redirect } from './page-result.js';

/** Query fields that take effect before a page is shown: language switch, keys of mailed links, links to orders. They set cookies and are removed from the URL. */
@Injectable()
export class AddressRedirects {
  constructor(
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(OrderLinks) private readonly orderLinks: OrderLinks,
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
  ) {}

  /** Returns the redirect to the URL without such a field; undefined if there is none. */
  async of(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, address: PageAddress): Promise<Redirect | undefined> {
    const { pathname, search } = address;
    const locale = search.get('locale');
    if (isLocale(locale)) return this.switchLocale(request, reply, visitor, locale, withSearch(pathname, without(search, 'locale')));
    const token = tokenIn(search);
    if (token) {
      const name = storeToken(reply, storedTokensIn(request), token.key);
      return { kind: 'redirect', status: 303, location: withSearch(pathname, withField(search, token.field, name)), headers: { 'cache-control': 'no-store' } };
    }
    return OrderLinks.isIn(search) ? this.orderLinks.open(request, reply, address) : undefined;
  }

  /** Stores the locale. On the host of a locale, redirects to the host of the new locale, and transfers cart and session. */
  private switchLocale(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, locale: Locale, path: string): Redirect {
    setLocaleCookie(reply, locale);
    if (!visitor.isLocaleOfHost) return { kind: 'redirect', status: 302, location: path };
    // Cookies are limited to one host, so cart and session have to be transferred.
    const hasCartOrSession = locale !== visitor.locale && (visitor.cartToken ?? visitor.sessionToken) !== undefined;
    const canHandOver = this.shopApi.capabilities.has('createHandover') && this.shopApi.capabilities.has('redeemHandover');
    const target = hasCartOrSession && canHandOver ? handoverPaths.begin({ from: visitor.locale, to: path }) : path;
    return { kind: 'redirect', status: 302, location: this.contexts.originOf(locale, request.host) + target };
  }
}
