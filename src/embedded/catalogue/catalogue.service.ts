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
  presentListedCategory,
  presentProduct,
  presentRange,
  presentSuggestedCategories,
  presentSuggestion,
  slugsByLocale,
} from './catalogue.presenter.js';
import { type CardRow, selectBySlug, selectCards, selectCategories, selectForLines, selectProduct, selectSlugs } from './catalogue.queries.js';
import { DeliveryCalendar } from './delivery-calendar.js';
import { KeptCounts } from './kept-counts.js';
import { type Asked, countListing, type Listing, selectPage } from './listing.queries.js';
import { selectCardsById, selectRelated } from './related.queries.js';
import { readSearch, type Search } from './search/search.queries.js';
import { type Pieces, releaseStock, reserveStock } from './stock.js';

const suggested = { products: 5, categories: 3 };
/** A row. */
const relatedCount = 4;

/** What the shop sells: read by shoppers, sold from by orders. */
@Injectable()
export class CatalogueService {
  private readonly counts: KeptCounts;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly calendar: DeliveryCalendar,
  ) {
    this.counts = new KeptCounts((asked) => countListing(this.db, asked));
  }

  /** A page of families; beyond the last page it has no items. */
  async list(listing: Listing, locale: Locale): Promise<ProductPage> {
    const search = listing.q === undefined ? undefined : await readSearch(this.db, locale, listing.q);
    const asked = { listing, locale, search };
    const [rows, { total, range, tallies }, categories] = await Promise.all([this.cards(asked), this.counts.of(asked), selectCategories(this.db)]);
    return {
      items: rows.map((row) => this.present(row, locale, search)),
      total,
      page: listing.page,
      pageSize: listing.pageSize,
      facets: facetKeys.map((key) => presentFacet(key, tallies, listing)),
      categories: categories.map((row) => presentListedCategory(row, tallies, asked)),
      priceRange: presentRange(range, locale),
      didYouMean: search?.didYouMean ?? null,
    };
  }

  /** A few products and categories for what is being typed. */
  async suggest(q: string, locale: Locale): Promise<Suggestions> {
    const [search, categories] = await Promise.all([readSearch(this.db, locale, q, true), selectCategories(this.db)]);
    const asked = { listing: { sort: 'relevance', page: 1, pageSize: suggested.products }, locale, search } as const;
    const rows = await this.cards(asked);
    return {
      products: rows.map((row) => presentSuggestion(row, locale, search)),
      categories: presentSuggestedCategories(categories, locale, search).slice(0, suggested.categories),
    };
  }

  private present(row: CardRow, locale: Locale, search?: Search): ProductCard {
    return presentCard(row, { locale, search, delivery: this.calendar.promise({ leadDays: row.leadDays, locale }) });
  }

  /** Families whose names bear the words come first: where they fill the page, the others need no ranking. */
  private async page(asked: Asked): Promise<string[]> {
    const isByName = asked.search?.wide !== undefined && asked.listing.sort === 'relevance';
    const named = isByName ? await selectPage(this.db, { ...asked, isByName }) : [];
    return named.length === asked.listing.pageSize ? named : selectPage(this.db, asked);
  }

  /** The families of a page in their order. */
  private async cards(asked: Asked): Promise<CardRow[]> {
    return this.inOrder(await this.page(asked), asked.locale);
  }

  private async inOrder(ids: readonly string[], locale: Locale): Promise<CardRow[]> {
    const rows = new Map((ids.length ? await selectCards(this.db, locale, ids) : []).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
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
    return [...new Set(found.filter((row) => row !== undefined))].map((row) => this.present(row, locale));
  }

  /** What goes with a product, and what could be had instead. @throws Problem NOT_FOUND */
  async related(id: string, locale: Locale): Promise<ProductCard[]> {
    const [own, ids] = await Promise.all([selectSlugs(this.db, id), selectRelated(this.db, id, relatedCount)]);
    if (own.length === 0) throw new Problem('NOT_FOUND');
    return (await this.inOrder(ids, locale)).map((row) => this.present(row, locale));
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
    if (row)
      return presentCategoryPage(
        row,
        rows.find(({ category }) => category.id === row.category.parentId),
        locale,
      );
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
