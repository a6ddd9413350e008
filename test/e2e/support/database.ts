import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { clusterUrl } from '../../../src/embedded/database/postgres-cluster.js';
import type { RunningShop } from './running-shop.js';

/** Reads or changes the shop's books behind the back of its shoppers. */
export const inDatabase = async <Row extends object>({ dataDir }: RunningShop, statement: string, values: unknown[] = []): Promise<Row[]> => {
  const folder = join(dataDir, 'postgres');
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) throw new Error('The shop runs no database');
  const client = new Client({ connectionString: await clusterUrl(folder, Number(readFileSync(pidFile, 'utf8').split('\n')[3])) });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/** Makes a product so many cents dearer. */
export const raisePrice = (shop: RunningShop, productId: string, cents: number) =>
  inDatabase(shop, `update product set prices = jsonb_set(prices, '{EUR}', to_jsonb((prices->>'EUR')::int + $2::int)) where id = $1`, [productId, cents]);

/** Leaves so many pieces of a product in stock; how many there were. */
export const setStock = async (shop: RunningShop, productId: string, pieces: number): Promise<number> => {
  const [before] = await inDatabase<{ stock: number }>(shop, 'select stock from product where id = $1', [productId]);
  await inDatabase(shop, 'update product set stock = $2 where id = $1', [productId, pieces]);
  return before!.stock;
};

/** How many orders somebody has placed. */
export const placedBy = async (shop: RunningShop, email: string): Promise<number> =>
  (await inDatabase(shop, `select id from "order" where state <> 'open' and details->'contact'->>'email' = $1`, [email])).length;
