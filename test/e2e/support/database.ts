import { Client } from 'pg';
import type { RunningShop } from './running-shop.js';

/** Runs a statement directly in the database of the shop. */
export const inDatabase = async <Row extends object>({ databaseUrl }: RunningShop, statement: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/** Raises the price of a product. */
export const raisePrice = (shop: RunningShop, productId: string, cents: number) =>
  inDatabase(shop, `update product set prices = jsonb_set(prices, '{EUR}', to_jsonb((prices->>'EUR')::int + $2::int)) where id = $1`, [productId, cents]);

/** Sets the stock of a product. @returns the previous stock */
export const setStock = async (shop: RunningShop, productId: string, pieces: number): Promise<number> => {
  const [before] = await inDatabase<{ stock: number }>(shop, 'select stock from product where id = $1', [productId]);
  await inDatabase(shop, 'update product set stock = $2 where id = $1', [productId, pieces]);
  return before!.stock;
};

/** Number of orders placed with an e-mail address. */
export const placedBy = async (shop: RunningShop, email: string): Promise<number> =>
  (await inDatabase(shop, `select id from "order" where state <> 'open' and details->'contact'->>'email' = $1`, [email])).length;
