import { Inject, Injectable } from '@nestjs/common';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import { Problem } from '../../contract/errors.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import type { Category, CategorySummary, EndedProduct, Product, ProductCard, ProductPage, Suggestions } from '../../contract/product.js';
import { href } from '../../contract/routes.js';
import { isChosenVariant } from '../../domain/colour-families.js';
import { answerCategory, answerList, answerSuggestions, relatedCount, type SearchedCatalogue } from '../../listing/answer-lists.js';
import type { ListingIndex } from '../../listing/listing-index.js';
import type { Listing } from '../../listing/listing-query.js';
import { presentCategory, presentCategoryRef, slugsByLocale } from '../../listing/present-lists.js';
import type { Search } from '../../listing/read-search.js';
import { relatedFamilies } from '../../listing/related-families.js';
import { type Database, type Executor, READ_DATABASE } from '../database/database.module.js';
import { type LineProduct, presentCard, presentForLine, presentProduct, presentSuggestion } from './catalogue.presenter.js';
import { type CardRow, isEnded, selectBySlug, selectCards, selectCardsById, selectForLines, selectForLinesInAnyLocale, selectProduct, selectSlugs } from './catalogue.queries.js';
import { selectEnded, selectReplacements } from './ended.queries.js';
import { CurrentListings, type Listings } from './listing/listings.js';
import { selectRelated } from './listing/related.js';
import { databaseSearch } from './search/database-search.js';

/** Lists, searches and product data for shoppers. */
@Injectable()
export class CatalogueService {
  constructor(
    @Inject(READ_DATABASE) private readonly db: Database,
    private readonly calendar: DeliveryCalendar,
    private readonly listings: CurrentListings,
  ) {}

  /** A page of families with facets and counts. Beyond the last page it has no items. */
  list(listing: Listing, locale: Locale): Promise<ProductPage> {
    return this.listings.read((listings) => answerList(this.searched(listings, locale), listing, locale));
  }

  /** Suggested products and categories for an incomplete search. */
  suggest(q: string, locale: Locale): Promise<Suggestions> {
    return this.listings.read((listings) => answerSuggestions(this.searched(listings, locale), q, locale));
  }

  private searched({ index, words }: Listings, locale: Locale): SearchedCatalogue {
    return {
      index,
      words: databaseSearch(this.db, words),
      cardsOf: async (ordinals, search, chosen) => (await this.inOrder(index, ordinals, locale, chosen)).map((row) => this.present(row, locale, search)),
      suggestionsOf: async (ordinals, search) => (await this.inOrder(index, ordinals, locale)).map((row) => presentSuggestion(row, locale, search)),
    };
  }

  private present(row: CardRow, locale: Locale, search?: Search): ProductCard {
    return presentCard(row, { locale, search, delivery: this.calendar.promise({ leadDays: row.leadDays, locale }) });
  }

  /** Cards of families in the given order. A family without a row is left out. A card shows the first variant of the chosen colours. */
  private async inOrder({ productIds, inStock }: ListingIndex, ordinals: readonly number[], locale: Locale, chosen: readonly string[] = []): Promise<CardRow[]> {
    const ids = ordinals.map((ordinal) => productIds[ordinal]!);
    const rows = new Map((ids.length ? await selectCards(this.db, locale, ids) : []).map((row) => [row.id, row]));
    const variants = new Map(
      [...rows.values()].flatMap(({ id, colours }) => {
        const variant = chosen.length ? colours.find((colour) => isChosenVariant(colour, chosen))?.productId : undefined;
        return variant && variant !== id ? [[id, variant] as const] : [];
      }),
    );
    for (const row of variants.size ? await selectCards(this.db, locale, [...variants.values()]) : []) rows.set(row.id, row);
    return ordinals.flatMap((ordinal, at) => {
      const row = rows.get(variants.get(ids[at]!) ?? ids[at]!);
      return row ? [{ ...row, isAvailable: inStock.has(ordinal) }] : [];
    });
  }

  /** @throws Problem NOT_FOUND; PRODUCT_ENDED with the page of its replacement as `instance` */
  async get(id: string, locale: Locale): Promise<Product> {
    const [row] = await selectProduct(this.db, locale, id);
    if (!row) throw (await isEnded(this.db, id)) ? await this.endedProblem(id, locale) : new Problem('NOT_FOUND');
    return presentProduct(row, locale, this.calendar.promise({ leadDays: row.product.leadDays, locale }));
  }

  /** @throws Problem as `get`; for a slug of another locale NOT_FOUND with the page's path in this locale as `instance` */
  async getBySlug(locale: Locale, slug: string): Promise<Product> {
    const [found] = await selectBySlug(this.db, locale, slug);
    if (!found?.slug) throw new Problem('NOT_FOUND');
    if (found.sampleOf) {
      const slugs = await this.getSlugs(found.sampleOf);
      throw new Problem('NOT_FOUND', { instance: href('productDetail', locale, { slug: slugs[locale] }) });
    }
    if (found.slug !== slug) throw new Problem('NOT_FOUND', { instance: href('productDetail', locale, { slug: found.slug }) });
    return this.get(found.id, locale);
  }

  /** A product that is not sold any more, and what is sold instead: first its own family, if other colours are on sale. @throws Problem NOT_FOUND */
  async getEnded(locale: Locale, slug: string): Promise<EndedProduct> {
    const row = await selectEnded(this.db, locale, slug);
    if (!row) throw new Problem('NOT_FOUND');
    const { mainCategory, categories, ordinal, ...facts } = row;
    const replacement = (await selectReplacements(this.db, locale, [row.id])).get(row.id) ?? null;
    return this.listings.read(async ({ index }) => {
      const similar = relatedFamilies(index, { ordinal, categories, completing: [] }, relatedCount);
      const shown = (ordinal === null ? similar : [ordinal, ...similar]).slice(0, relatedCount);
      const found = index.categories.find(({ category }) => category.id === mainCategory);
      const alternatives = (await this.inOrder(index, shown, locale)).map((card) => this.present(card, locale));
      return { ...facts, category: found ? presentCategoryRef(found, locale) : null, replacement, alternatives };
    });
  }

  private async endedProblem(id: string, locale: Locale): Promise<Problem> {
    const replacement = (await selectReplacements(this.db, locale, [id])).get(id);
    return new Problem('PRODUCT_ENDED', replacement && { instance: href('productDetail', locale, { slug: replacement.slug }) });
  }

  /** Cards of products, then of families, in the requested order. Products that are not on sale are left out. */
  async cardsOf({ id: ids = [], family: families = [] }: { id?: readonly string[]; family?: readonly string[] }, locale: Locale): Promise<ProductCard[]> {
    const rows = await selectCardsById(this.db, locale, ids, families);
    const found = [...ids.map((id) => rows.find((row) => row.id === id)), ...families.map((family) => rows.find((row) => row.family === family && row.position === 0))];
    return [...new Set(found.filter((row) => row !== undefined))].map((row) => this.present(row, locale));
  }

  /** Related products: complements and alternatives. @throws Problem NOT_FOUND */
  async related(id: string, locale: Locale): Promise<ProductCard[]> {
    const own = await selectSlugs(this.db, id);
    if (own.length === 0) throw new Problem('NOT_FOUND');
    const rows = await this.listings.read(async ({ index }) => this.inOrder(index, await selectRelated(this.db, index, id, relatedCount), locale));
    return rows.map((row) => this.present(row, locale));
  }

  /** The product's slug in every locale. @throws Problem NOT_FOUND */
  async getSlugs(id: string): Promise<Record<Locale, string>> {
    const rows = await selectSlugs(this.db, id);
    if (rows.length === 0) throw new Problem('NOT_FOUND');
    return slugsByLocale(rows);
  }

  /** The categories with products on sale, in menu order. */
  listCategories(locale: Locale): Promise<CategorySummary[]> {
    return this.listings.read(({ index }) => index.categories.map((row) => presentCategory(row, locale)));
  }

  /** @throws Problem NOT_FOUND; for a slug of another locale with the page's path in this locale as `instance` */
  getCategoryBySlug(locale: Locale, slug: string): Promise<Category> {
    return this.listings.read(({ index }) => answerCategory(index.categories, locale, slug));
  }

  /** Product data for order lines. A product without texts in the locale has those of another one. Left out: unknown ids, and products that went off sale before the shop had the currency. */
  async findForLines(ids: readonly string[], locale: Locale, executor: Executor): Promise<LineProduct[]> {
    if (ids.length === 0) return [];
    const { currency } = localeTable[locale];
    const rows = await selectForLines(executor, locale, ids);
    const found = new Set(rows.map(({ id }) => id));
    const untranslated = ids.filter((id) => !found.has(id));
    const others = untranslated.length ? await selectForLinesInAnyLocale(executor, untranslated) : [];
    const known = [...rows, ...others].filter(({ prices }) => prices[currency] !== undefined);
    const replaced = known.filter(({ isOnSale, replacedBy }) => !isOnSale && replacedBy !== null).map(({ id }) => id);
    const replacements = replaced.length ? await selectReplacements(executor, locale, replaced) : undefined;
    return known.map((row) => presentForLine(row, locale, replacements?.get(row.id) ?? null));
  }
}
