import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { product } from '../catalogue/catalogue.tables.js';
import { stockMovement, type StockReason } from '../catalogue/stock.tables.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { orderLineTable, orderTable } from '../orders/orders.tables.js';

/** A product with its stock. `held`: pieces of unpaid orders, which are not part of the stock any more. */
export interface ProductStock {
  sku: string;
  stock: number;
  held: number;
  isWarehouse: boolean;
  isOnSale: boolean;
  replacedBy: string | null;
}

/** A movement, with the number of its order in place of the id. */
export interface ListedMovement {
  id: number;
  at: Date;
  change: number;
  stock: number;
  reason: StockReason;
  reference: string | null;
  by: string | null;
}

const held = sql`coalesce((select sum(l.quantity)::int from ${orderTable} o join ${orderLineTable} l on l.order_id = o.id and l.configuration_id = ''
  where o.held_until is not null and l.product_id = p.id), 0) as held`;
const columns = sql`p.sku, p.stock, ${held}, p.is_warehouse as "isWarehouse", p.is_on_sale as "isOnSale", p.replaced_by as "replacedBy"`;

/** Reads stock and movements, for ops. */
@Injectable()
export class StockRecords {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  async find(sku: string): Promise<ProductStock | undefined> {
    const { rows } = await this.db.execute<ProductStock & Record<string, unknown>>(sql`select ${columns} from ${product} p where p.sku = ${sku}`);
    return rows[0];
  }

  /** Products on sale that are in the warehouse, the lowest stock first. @param below only those with fewer pieces */
  async list({ below, limit, page }: { below?: number | undefined; limit: number; page: number }): Promise<ProductStock[]> {
    const { rows } = await this.db.execute<ProductStock & Record<string, unknown>>(sql`
      select ${columns} from ${product} p where p.is_on_sale and p.is_warehouse and p.stock < ${below ?? Number.MAX_SAFE_INTEGER}::bigint
      order by p.stock, p.sku limit ${limit} offset ${(page - 1) * limit}`);
    return rows;
  }

  /** Movements of a product, the latest first. @param before only those with a lower id */
  async log(sku: string, { before, limit }: { before?: number | undefined; limit: number }): Promise<ListedMovement[]> {
    const { rows } = await this.db.execute<Omit<ListedMovement, 'at' | 'id'> & { id: string; at: string }>(sql`
      select m.id, m.at, m.change, m.stock, m.reason, coalesce(o.number, m.reference) as reference, m."by"
      from ${stockMovement} m left join ${orderTable} o on o.id = m.reference
      where m.product_id = (select p.id from ${product} p where p.sku = ${sku}) and m.id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
      order by m.id desc limit ${limit}`);
    return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at) }));
  }
}
