import type { Visitor } from '../common/visitor.js';
import type { TrpcContext } from '../shop-api/trpc/procedures.js';
import type { PageAddress } from './page-address.js';

/** A request for a page. */
export interface PageRequest {
  address: PageAddress;
  /** Query without the parameters of campaigns, which pages ignore. */
  search: URLSearchParams;
  /** Host header, with the port. */
  host: string;
  visitor: Visitor;
  context: TrpcContext;
  /** Key in the page cache; undefined if the page must not be cached. */
  cacheKey: string | undefined;
  /** Whether main content at this address can be cached, also for visitors whose pages are not. */
  cachesContent: boolean;
}

/** The same request with data that are loaded now, for a page that replaces a cached one. */
export const withFreshData = (requested: PageRequest): PageRequest => ({
  ...requested,
  context: { ...requested.context, call: { ...requested.context.call, requiresFresh: true } },
});
