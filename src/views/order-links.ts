import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCartCookie } from '../common/visitor.js';
import { Problem } from '../contract/errors.js';
import { Token } from '../contract/fields.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { type PageAddress, withField, without, withSearch } from './page-address.js';
import type { Redirect } from './page-result.js';

/** Query field with the token of a mailed link to an order. */
const field = 'access';

/**
 * Mailed links to orders. The token is removed from the URL before a page is shown (ASVS 14.2.1): the browser gets access to the order
 * and is redirected, so that the token appears in no history, Referer header or shared link.
 */
@Injectable()
export class OrderLinks {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  static isIn(search: URLSearchParams): boolean {
    return search.has(field);
  }

  async open(request: FastifyRequest, reply: FastifyReply, { pathname, search }: PageAddress): Promise<Redirect> {
    const failure = await this.tryOpen(request, reply, search.get(field) ?? '');
    const rest = without(search, field);
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    return { kind: 'redirect', status: 303, location: withSearch(pathname, failure ? withField(rest, 'link', failure) : rest), headers };
  }

  /** @returns the reason if the link gave no access */
  private async tryOpen(request: FastifyRequest, reply: FastifyReply, token: string): Promise<'ended' | 'later' | undefined> {
    if (!Token.safeParse(token).success) return 'ended';
    const { shopApi, call } = this.contexts.contextOf(request, reply);
    try {
      const { cartToken } = await shopApi.call('openOrder', { token }, call);
      if (cartToken) setCartCookie(reply, cartToken);
      return undefined;
    } catch (error) {
      return error instanceof Problem && (error.code === 'NOT_FOUND' || error.code === 'GONE') ? 'ended' : 'later';
    }
  }
}
