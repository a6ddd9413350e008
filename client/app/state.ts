import type { QueryClient } from '@tanstack/react-query';
import type { OptionalCategory } from '../../src/contract/consent.js';
import type { Locale, VatView } from '../../src/contract/locales.js';
import type { RouteKey } from '../../src/contract/routes.js';
import type { PageInfo } from '../core/page.js';
import type { ThirdPartySettings } from '../../src/contract/third-parties.js';

/** What the parts of a page ask of it, in the browser. */
export type KnownInfo = Pick<PageInfo, 'title' | 'trail' | 'slugs'>;

/** What the server's HTML hands to the browser, as JSON in a data block. */
export interface HandedState {
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  vat: VatView;
  /** What the visitor agreed to. */
  consent: readonly OptionalCategory[];
  thirdParties: ThirdPartySettings;
  /** Outside production: what is measured can be looked at. */
  canDebug: boolean;
  /** The page that was rendered; notFound where the path led nowhere. */
  key: RouteKey;
  /** What the page says of itself, where its own part comes later. */
  info?: KnownInfo;
  /** Answers as they came to the server, which were JSON there. */
  queries: [key: readonly unknown[], data: unknown][];
}

/** Id of the data block that holds it. */
export const stateElementId = 'state';

/** Puts what the server read into the browser's query client: no request on hydration. */
export const takeOver = ({ queries }: HandedState, queryClient: QueryClient): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};
