import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { OutputOf } from '../../contract/shop-api.js';
import type { StockResult } from '../../contract/stock.js';
import { type ChangedStock, type CountedStock, countStock, receiveStock, setStock, type StockCause, type WantedStock } from '../catalogue/stock.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { ApiKeys } from '../integrators/api-keys.js';
import { publish } from '../webhooks/publish.js';

/** Webhooks queued in one statement. */
const batchSize = 500;

/** Who changes the stock, and what the change refers to. */
export type StockSource = Pick<StockCause, 'by' | 'reference'>;

/** Stock as integrators and ops change it. Each change publishes `product.changed`, so that pages show it. */
@Injectable()
export class StockService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly keys: ApiKeys,
  ) {}

  /** Sets the stock of each product whose stock is still the one that the caller saw. */
  async setByKey({ items }: InputValue<'setStock'>, { apiKey }: CallContext): Promise<OutputOf<'setStock'>> {
    const key = apiKey === undefined ? undefined : await this.keys.find(apiKey);
    return { items: await this.set(items, { by: key && `key ${key.name}` }) };
  }

  /** @returns a result for each item, in the same order */
  set(items: readonly WantedStock[], source: StockSource): Promise<StockResult[]> {
    return this.change(async (tx) => {
      const { results, changed } = await setStock(tx, items, { ...source, reason: 'set' });
      return { answer: results, changed };
    });
  }

  /** Adds received pieces. @returns the stock afterwards; null for a product made to order, undefined for an unknown one */
  receive(sku: string, pieces: number, source: StockSource): Promise<number | null | undefined> {
    return this.change(async (tx) => {
      const { stock, changed } = await receiveStock(tx, sku, pieces, { ...source, reason: 'received' });
      return { answer: stock, changed };
    });
  }

  /** Books counted pieces of products; nothing when one has a fault. @param counts pieces by sku @param at moment of the count */
  count(counts: ReadonlyMap<string, number>, at: Date, source: StockSource): Promise<CountedStock[]> {
    return this.change(async (tx) => {
      const { results, changed } = await countStock(tx, counts, at, { ...source, reason: 'counted' });
      return { answer: results, changed };
    });
  }

  private change<Answer>(work: (tx: Executor) => Promise<{ answer: Answer; changed: ChangedStock[] }>): Promise<Answer> {
    return this.db.transaction(async (tx) => {
      const { answer, changed } = await work(tx);
      for (let at = 0; at < changed.length; at += batchSize) await publish(tx, 'product.changed', changed.slice(at, at + batchSize));
      return answer;
    });
  }
}
