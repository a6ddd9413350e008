import { Injectable } from '@nestjs/common';
import { type Locale, localeTable } from '../../contract/locales.js';
import { Problem } from '../../contract/errors.js';
import type { StorageItem } from '../../contract/storage.js';
import { priceOf } from '../../domain/money.js';
import { unitGross } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import type { ItemRow } from './storage.tables.js';

/** Fields of an item that describe its product. */
export type PresentedGoods = Pick<StorageItem, 'product' | 'choices' | 'preview'>;
interface GoodsReference {
  configurationId?: string | undefined;
  productId?: string | undefined;
}
const none: PresentedGoods = { product: null, choices: [], preview: null };

const presentGoods = ({ stock, isWarehouse, ...goods }: LineProduct, configured: ConfiguredGoods | undefined, quantity: number, locale: Locale): PresentedGoods => {
  const { id, slug, name, colour, picture, isOnSale, replacement } = goods;
  const { currency, country } = localeTable[locale];
  const gross = configured ? configured.unitGross(currency, quantity) : unitGross(goods, currency, quantity);
  const available = isWarehouse && !configured ? stock : null;
  const product = { id, slug, name, colour, picture, isOnSale, replacement, available: isOnSale ? available : 0, price: priceOf(gross, currency, vatRates[country]) };
  return { product, choices: configured?.choices ?? [], preview: configured?.preview ?? null };
};

/** The products of saved items with their current price and stock. */
@Injectable()
export class StorageGoods {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly configurations: ConfigurationService,
  ) {}

  /**
   * Returns the product for a new item, or undefined for an item without product.
   * @throws Problem NOT_FOUND for a configuration of another owner, and for a product that is not on sale
   */
  async require(tx: Executor, owner: Owner | undefined, { configurationId, productId }: GoodsReference, locale: Locale): Promise<LineProduct | undefined> {
    if (!configurationId && !productId) return undefined;
    const configuration = configurationId ? (await this.configurations.forLines(tx, [configurationId], locale)).get(configurationId) : undefined;
    if (configurationId && (!configuration || configuration.owner !== owner)) throw new Problem('NOT_FOUND');
    const [found] = await this.catalogue.findForLines([configuration?.productId ?? productId!], locale, tx);
    if (!found?.isOnSale) throw new Problem('NOT_FOUND');
    return found;
  }

  /** Loads the products of all items together. @returns function that gives the product fields of an item */
  async of(tx: Executor, rows: readonly ItemRow[], locale: Locale): Promise<(row: ItemRow) => PresentedGoods> {
    const configurationIds = rows.flatMap(({ configurationId }) => configurationId ?? []);
    const configured = await this.configurations.forLines(tx, configurationIds, locale);
    const configurationOf = ({ configurationId, owner }: ItemRow) => {
      const configuration = configurationId ? configured.get(configurationId) : undefined;
      return configuration?.owner === owner ? configuration : undefined;
    };
    const productOf = (row: ItemRow) => configurationOf(row)?.productId ?? row.productId;
    const productIds = new Set(rows.flatMap((row) => productOf(row) ?? []));
    const goods = new Map((await this.catalogue.findForLines([...productIds], locale, tx)).map((found) => [found.id, found]));
    return (row) => {
      const found = goods.get(productOf(row) ?? '');
      return found ? presentGoods(found, configurationOf(row), row.quantity ?? 1, locale) : none;
    };
  }
}
