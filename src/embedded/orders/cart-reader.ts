import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import type { Executor } from '../database/database.module.js';
import type { ResolvedGoods } from './order-changes.js';
import { type LineRow, linesOf } from './order-lines.store.js';

/** Products and configurations of lines, by id. */
export interface Goods {
  goods: Map<string, LineProduct>;
  configured: Map<string, ConfiguredGoods>;
}
/** Lines of an open order with their products and configurations. */
export interface Cart extends Goods {
  lines: LineRow[];
}
export interface Wanted {
  productId: string;
  configurationId?: string | undefined;
}

/** Returns product and configuration of a line; undefined if one of them no longer exists. */
export const knownGoods = ({ goods, configured }: Goods, { productId, configurationId }: Wanted): ResolvedGoods | undefined => {
  const product = goods.get(productId);
  const configuration = configurationId ? configured.get(configurationId) : undefined;
  return product && (configuration || !configurationId) ? { product, configuration } : undefined;
};

/** Reads carts from the database. */
@Injectable()
export class CartReader {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly configurations: ConfigurationService,
  ) {}

  /** Reads an order's lines with their goods. @param locale language of the goods */
  async cartOf(tx: Executor, orderId: string, locale: Locale): Promise<Cart> {
    return this.withGoods(tx, await linesOf(tx, orderId), locale);
  }

  /** Reads the goods of lines, and those of `wanted`. @param locale language of the goods */
  async withGoods(tx: Executor, lines: LineRow[], locale: Locale, wanted: readonly Wanted[] = []): Promise<Cart> {
    return { lines, ...(await this.goodsOf(tx, [...lines, ...wanted], locale)) };
  }

  /** Reads products and configurations of lines; omits those that do not exist. */
  async goodsOf(tx: Executor, lines: readonly Wanted[], locale: Locale): Promise<Goods> {
    const configurationIds = lines.flatMap((line) => line.configurationId || []);
    const found = await this.catalogue.findForLines([...new Set(lines.map((line) => line.productId))], locale, tx);
    return { goods: new Map(found.map((goods) => [goods.id, goods])), configured: await this.configurations.forLines(tx, configurationIds, locale) };
  }
}
