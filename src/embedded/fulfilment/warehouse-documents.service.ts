import { Inject, Injectable } from '@nestjs/common';
import { and, asc, inArray, sql } from 'drizzle-orm';
import { I18nService } from 'nestjs-i18n';
import { BRAND, loadSite } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { findByNumber } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';
import { type PackedOrder, packedOrder } from './goods-to-pack.js';
import { renderPackingSlips, type StyleOf } from './packing-slip.pdf.js';
import { renderPickList } from './pick-list.pdf.js';

/** Maximum number of orders in one document. */
export const maximumOrders = 500;

/** Papers for the warehouse: packing slips and pick lists. */
@Injectable()
export class WarehouseDocuments {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** Orders with what is packed for them; undefined for an unknown number. */
  async find(numbers: readonly string[]): Promise<(PackedOrder | undefined)[]> {
    const orders: (PackedOrder | undefined)[] = [];
    for (const number of numbers) {
      const row = await findByNumber(this.db, number);
      orders.push(row && (await packedOrder(this.db, row)));
    }
    return orders;
  }

  /** Orders to be sent whose planned day of delivery is that day or, if they are late, an earlier one; at most `maximumOrders`. */
  async toPick(day: string): Promise<PackedOrder[]> {
    const isToSend = and(inArray(orderTable.state, ['authorized', 'paid', 'inProduction']), sql`${orderTable.shipping} ->> 'date' <= ${day}`);
    const rows = await this.db
      .select()
      .from(orderTable)
      .where(isToSend)
      .orderBy(asc(sql`${orderTable.shipping} ->> 'date'`), asc(orderTable.placedAt))
      .limit(maximumOrders);
    const orders: PackedOrder[] = [];
    for (const row of rows) orders.push(await packedOrder(this.db, row));
    return orders.filter(({ packed }) => packed.length > 0);
  }

  async packingSlips(orders: readonly PackedOrder[]): Promise<Buffer> {
    return renderPackingSlips(orders, await this.style());
  }

  async pickList(orders: readonly PackedOrder[], day: string): Promise<Buffer> {
    return renderPickList(orders, day, (await this.style())('en-GB'));
  }

  private async style(): Promise<StyleOf> {
    const { theme, look } = await loadSite(this.brand.code);
    const createdAt = new Date();
    const texts =
      (group: string, lang: Locale) =>
      (key: string, args = {}): string =>
        this.i18n.translate(`components.${group}.${key}`, { lang, args });
    return (locale) => ({
      brand: this.brand,
      mark: look.logo,
      colour: theme.colors.primary,
      createdAt,
      translate: texts('invoice', locale),
      methodName: texts('paymentMethods', locale),
    });
  }
}
