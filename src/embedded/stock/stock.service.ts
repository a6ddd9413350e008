import { Inject, Injectable } from '@nestjs/common';
import type { InputValue } from '../../common/operation.decorators.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { setStock } from '../catalogue/stock.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { publish } from '../webhooks/publish.js';

/** Stock as integrators set it. */
@Injectable()
export class StockService {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Sets the stock of each product whose stock is still the one that the caller saw, and publishes `product.changed` for them. */
  set({ items }: InputValue<'setStock'>): Promise<OutputOf<'setStock'>> {
    return this.db.transaction(async (tx) => {
      const { results, changed } = await setStock(tx, items);
      await publish(tx, 'product.changed', changed);
      return { items: results };
    });
  }
}
