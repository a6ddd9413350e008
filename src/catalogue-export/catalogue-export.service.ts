import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { DeliveryCalendar } from '../common/delivery-calendar.js';
import { describeError } from '../common/describe-error.js';
import { brandNames } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { Problem } from '../contract/errors.js';
import type { Locale } from '../contract/locales.js';
import { shopApi } from '../contract/shop-api.js';
import { answerCategory, answerList, answerSuggestions, relatedCount } from '../listing/answer-lists.js';
import { presentCategory } from '../listing/present-lists.js';
import { relatedFamilies } from '../listing/related-families.js';
import type { Substitutes } from '../shop-api/client/capabilities.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { ShopApiFailure } from '../shop-api/client/shop-api.failure.js';
import { KeptExport } from './kept-export.js';
import { type LocaleCatalogue, localeCatalogue } from './locale-catalogue.js';
import { type ReadExport, readExport } from './read-export.js';

/** Longest pause after a failure in milliseconds. */
const pauseAfterFailure = 30_000;
const minute = 60_000;

/** Answers lists, searches and categories from the product export at `CATALOGUE_URL`, in place of the Shop API. */
@Injectable()
export class CatalogueExportService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('CatalogueExport');
  private readonly kept: KeptExport;
  private read: ReadExport | undefined;
  private brands: ReadonlyMap<string, string> = new Map();
  /** Indexed on first use. */
  private readonly byLocale = new Map<Locale, LocaleCatalogue>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;
  /** Called when another document is used. */
  onReplaced: () => void = () => undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(ShopApiClient) client: ShopApiClient,
    @Inject(DeliveryCalendar) private readonly calendar: DeliveryCalendar,
  ) {
    this.kept = new KeptExport(environment.CATALOGUE_URL!, join(environment.DATA_DIR, 'catalogue-export'));
    client.capabilities.substitute(this.answers());
  }

  /** Reads the kept document, so that a restart works while the source is down; without one, waits for the first request. */
  async onApplicationBootstrap(): Promise<void> {
    this.brands = await brandNames();
    await this.useKept();
    const first = this.refresh();
    if (!this.read) await first;
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async useKept(): Promise<void> {
    if (!(await this.kept.facts())) return;
    try {
      this.use(await readExport(this.kept.file));
    } catch (error) {
      this.logger.warn(`The kept product export cannot be read: ${describeError(error)}`);
    }
  }

  private async refresh(): Promise<void> {
    const usual = this.environment.CATALOGUE_MINUTES * minute;
    let pause = usual;
    try {
      const read = await this.kept.refresh(async (file) => {
        const found = await readExport(file);
        if (found.products.length === 0) throw new Error(`no row is a complete product${firstFaultOf(found)}`);
        return found;
      });
      if (read) this.use(read);
      if (this.isFailing) this.logger.log('The product export can be read again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing)
        this.logger.warn(`The product export at ${this.kept.source} cannot be read: ${describeError(error)}. ${this.read ? 'The previous one stays.' : 'Lists are unavailable.'}`);
      this.isFailing = true;
      pause = Math.min(usual, pauseAfterFailure);
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.refresh(), pause).unref();
  }

  private use(read: ReadExport): void {
    this.read = read;
    this.byLocale.clear();
    for (const { line, field, reason } of read.faults) this.logger.warn(`Row left out of the product export: line ${line}, ${field || 'whole line'}: ${reason}`);
    this.logger.log(`Product export: ${read.products.length} products, ${read.categories.length} categories, ${read.faultCount} rows left out`);
    this.onReplaced();
  }

  private catalogueIn(locale: Locale): LocaleCatalogue {
    if (!this.read) throw new ShopApiFailure('unasked', 'the product export has not been read yet');
    const known = this.byLocale.get(locale) ?? localeCatalogue(this.read, locale, this.brands, this.calendar);
    this.byLocale.set(locale, known);
    return known;
  }

  private answers(): Substitutes {
    return {
      listProducts: (input, { locale }) => answerList(this.catalogueIn(locale), shopApi.listProducts.input.parse(input), locale),
      suggestProducts: ({ q }, { locale }) => answerSuggestions(this.catalogueIn(locale), q, locale),
      listProductsById: ({ id = [], family = [] }, { locale }) => {
        const { products, families, cardOf } = this.catalogueIn(locale);
        const found = [...id.map((one) => products.get(one)), ...family.map((code) => families.get(code)?.products[0])];
        return [...new Set(found.filter((product) => product !== undefined))].map((product) => cardOf(product));
      },
      listRelatedProducts: async ({ id }, { locale }) => {
        const { products, families, index, cardsOf } = this.catalogueIn(locale);
        const product = products.get(id);
        if (!product) throw new Problem('NOT_FOUND');
        const { ordinal } = families.get(product.columns.family ?? product.columns.id)!;
        return cardsOf(relatedFamilies(index, { ordinal, categories: product.columns.category, completing: [] }, relatedCount), undefined, []);
      },
      listCategories: (_, { locale }) => this.catalogueIn(locale).categories.map((row) => presentCategory(row, locale)),
      getCategoryBySlug: ({ locale, slug }) => answerCategory(this.catalogueIn(locale).categories, locale, slug),
    };
  }
}

const firstFaultOf = ({ faults: [first] }: ReadExport): string => (first ? `; line ${first.line}, ${first.field}: ${first.reason}` : '');
