import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { type Category, type CategorySummary, facetKeys, type Product, type ProductCard, type ProductPage, type Suggestions } from '../../contract/product.js';
import { href } from '../../contract/routes.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import {
  type LineProduct,
  presentCard,
  presentCategory,
  presentCategoryPage,
  presentFacet,
  presentForLine,
  presentProduct,
  presentSuggestion,
  slugsByLocale,
} from './catalogue.presenter.js';
import {
  countCards,
  countFacet,
  type Listing,
  selectBySlug,
  selectCards,
  selectCategories,
  selectForLines,
  selectProduct,
  selectSlugs,
  selectSuggestions,
} from './catalogue.queries.js';
import { DeliveryCalendar } from './delivery-calendar.js';
import { selectCardsById, selectRelated } from './related.queries.js';
import { type Pieces, releaseStock, reserveStock } from './stock.js';

const suggested = { products: 5, categories: 3 };
/** A row. */
const relatedCount = 4;

/** What the shop sells: read by shoppers, sold from by orders. */
@Injectable()
export class CatalogueService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly calendar: DeliveryCalendar,
  ) {}

  /** A page of families; beyond the last page it has no items. */
  async list(listing: Listing, locale: Locale): Promise<ProductPage> {
    const counts = facetKeys.map((key) => countFacet(this.db, locale, listing, key));
    const [rows, total, ...found] = await Promise.all([selectCards(this.db, locale, listing), countCards(this.db, locale, listing), ...counts]);
    const facets = facetKeys.map((key, at) => presentFacet(key, found[at]!, listing));
    return { items: rows.map((row) => presentCard(row, locale)), total, page: listing.page, pageSize: listing.pageSize, facets };
  }

  /** A few products and categories for what is being typed. */
  async suggest(q: string, locale: Locale): Promise<Suggestions> {
    const [rows, categories] = await Promise.all([selectSuggestions(this.db, locale, q, suggested.products), selectCategories(this.db)]);
    const typed = q.toLowerCase();
    const named = categories.map((row) => presentCategory(row, locale)).filter(({ name }) => name.toLowerCase().includes(typed));
    return { products: rows.map((row) => presentSuggestion(row, locale)), categories: named.slice(0, suggested.categories).map(({ id, name, slug }) => ({ id, name, slug })) };
  }

  /** @throws Problem NOT_FOUND */
  async get(id: string, locale: Locale): Promise<Product> {
    const [row] = await selectProduct(this.db, locale, id);
    if (!row) throw new Problem('NOT_FOUND');
    return presentProduct(row, locale, this.calendar.promise({ leadDays: row.product.leadDays, locale }));
  }

  /** @throws Problem NOT_FOUND; for a slug of another locale `instance` is the page's path in this one */
  async getBySlug(locale: Locale, slug: string): Promise<Product> {
    const [found] = await selectBySlug(this.db, locale, slug);
    if (!found) throw new Problem('NOT_FOUND');
    if (found.slug !== slug) throw new Problem('NOT_FOUND', { instance: href('productDetail', locale, { slug: found.slug }) });
    return this.get(found.id, locale);
  }

  /** Cards of products and families in the order asked for; what is not on sale is left out. */
  async cardsOf({ id: ids = [], family: families = [] }: { id?: readonly string[]; family?: readonly string[] }, locale: Locale): Promise<ProductCard[]> {
    const rows = await selectCardsById(this.db, locale, ids, families);
    const found = [...ids.map((id) => rows.find((row) => row.id === id)), ...families.map((family) => rows.find((row) => row.family === family && row.position === 0))];
    return [...new Set(found.filter((row) => row !== undefined))].map((row) => presentCard(row, locale));
  }

  /** What goes with a product, and what could be had instead. @throws Problem NOT_FOUND */
  async related(id: string, locale: Locale): Promise<ProductCard[]> {
    const [own, rows] = await Promise.all([selectSlugs(this.db, id), selectRelated(this.db, locale, id, relatedCount)]);
    if (own.length === 0) throw new Problem('NOT_FOUND');
    return rows.map((row) => presentCard(row, locale));
  }

  /** The product's slug in every locale. @throws Problem NOT_FOUND */
  async getSlugs(id: string): Promise<Record<Locale, string>> {
    const rows = await selectSlugs(this.db, id);
    if (rows.length === 0) throw new Problem('NOT_FOUND');
    return slugsByLocale(rows);
  }

  /** The categories with something on sale, in menu order. */
  async listCategories(locale: Locale): Promise<CategorySummary[]> {
    return (await selectCategories(this.db)).map((row) => presentCategory(row, locale));
  }

  /** @throws Problem NOT_FOUND; for a slug of another locale `instance` is the page's path in this one */
  async getCategoryBySlug(locale: Locale, slug: string): Promise<Category> {
    const rows = await selectCategories(this.db);
    const row = rows.find(({ category }) => category.texts[locale].slug === slug);
    if (row) return presentCategoryPage(row, locale);
    const foreign = rows.find(({ category }) => Object.values(category.texts).some((texts) => texts.slug === slug));
    throw new Problem('NOT_FOUND', foreign ? { instance: href('categoryDetail', locale, { slug: foreign.category.texts[locale].slug }) } : {});
  }

  /** What order lines show and cost, in one query; unknown ids are left out. */
  async findForLines(ids: readonly string[], locale: Locale, executor: Executor = this.db): Promise<LineProduct[]> {
    if (ids.length === 0) return [];
    return (await selectForLines(executor, locale, ids)).map((row) => presentForLine(row, locale));
  }

  /** Takes pieces out of stock, all or none. @returns ids that lack stock */
  reserveStock(tx: Executor, pieces: readonly Pieces[]): Promise<string[]> {
    return reserveStock(tx, pieces);
  }

  /** Puts pieces of a cancelled order back. */
  releaseStock(tx: Executor, pieces: readonly Pieces[]): Promise<void> {
    return releaseStock(tx, pieces);
  }
}
