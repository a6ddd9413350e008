import type { ContentCard } from '../../src/contract/content.js';
import { detailRoutes, hasPage } from '../../src/contract/content-kinds.js';
import type { Locale } from '../../src/contract/locales.js';
import { href } from '../../src/contract/routes.js';
import type { ListedPage } from './page.js';

/** The pages of listed documents; documents without a page are omitted. */
export const listedDocuments = (cards: readonly ContentCard[], locale: Locale): ListedPage[] =>
  cards.flatMap(({ kind, slug, title }) => (hasPage(kind) ? [{ name: title, href: href(detailRoutes[kind], locale, { slug }) }] : []));

/** The pages of listed products. */
export const listedProducts = (cards: readonly { name: string; slug: string }[], locale: Locale): ListedPage[] =>
  cards.map(({ name, slug }) => ({ name, href: href('productDetail', locale, { slug }) }));
