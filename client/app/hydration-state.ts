import type { QueryClient } from '@tanstack/react-query';
import type { OptionalCategory } from '../../src/contract/consent.js';
import type { Locale, VatView } from '../../src/contract/locales.js';
import type { RouteKey } from '../../src/contract/routes.js';
import type { PageInfo } from '../core/page.js';
import type { OperationName } from '../../src/contract/shop-api.js';
import type { ThirdPartySettings } from '../../src/contract/third-parties.js';

/** Facts of a page that its parts use in the browser. */
export type DeferredPageInfo = Pick<PageInfo, 'title' | 'trail' | 'slugs'>;

/** What a page is rendered with, on the server and in the browser. */
export interface RenderSettings {
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  vat: VatView;
  /** Categories that the visitor consented to. Cached regions are separate for it. */
  consent: readonly OptionalCategory[];
  thirdParties: ThirdPartySettings;
  /** Extensions that the Shop API does not have. */
  missing: readonly OperationName[];
  /** Whether the tracking panel is available (outside production). */
  canDebug: boolean;
}

/** State that the server's HTML passes to the browser, as JSON in a data block. */
export interface HydrationState extends RenderSettings {
  /** The rendered page; notFound when the path has no page. */
  key: RouteKey;
  /** Facts of the page, if its content is hydrated later. */
  info?: DeferredPageInfo;
  /** Responses that the server received, as JSON. */
  queries: [key: readonly unknown[], data: unknown][];
}

/** Id of the data block. */
export const stateElementId = 'state';

/** Copies the responses of the server to the browser's query client, so that hydration needs no request. */
export const fillQueryClient = ({ queries }: HydrationState, queryClient: QueryClient): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};
