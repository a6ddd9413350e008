import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Locale } from '../../contract/locales.js';
import type { Executor } from '../database/database.module.js';
import { cardFields, textsIn } from './catalogue.queries.js';
import { category, product, productCategory, productText } from './catalogue.tables.js';

/** The cards of products by id, and of families by code (their first colour). */
export const selectCardsById = (db: Executor, locale: Locale, ids: readonly string[], families: readonly string[]) =>
  db
    .select({ ...cardFields(locale), family: product.family, position: product.position })
    .from(product)
    .innerJoin(productText, textsIn(locale))
    .where(and(product.isOnSale, or(inArray(product.id, [...ids]), and(inArray(product.family, [...families]), eq(product.position, 0)))));

/** What binds a family to the product `own`: it completes it, is of its category, or does the same for a room; null: nothing. */
const bond = sql<number | null>`case
  when exists (select 1 from ${productCategory} pc join ${category} c on c.id = pc.category_id
    where pc.product_id = ${product.id} and c.completes ?| array(select o.category_id from ${productCategory} o where o.product_id = own.id)) then 1
  when exists (select 1 from ${productCategory} pc join ${productCategory} o on o.category_id = pc.category_id and o.product_id = own.id where pc.product_id = ${product.id}) then 2
  when ${product.acoustics} ->> 'kind' = own.acoustics ->> 'kind' then 3
end`;

/** The families bound to a product, the most chosen of each bond in turn: what completes it, another of its kind, and so on. */
export const selectRelated = (db: Executor, locale: Locale, id: string, limit: number) => {
  const turn = sql<number>`row_number() over (partition by ${bond} order by ${product.popularity} desc, ${product.id})`;
  const bound = db
    .select({ id: product.id, bond: bond.as('bond'), turn: turn.as('turn') })
    .from(product)
    .innerJoin(sql`${product} own`, sql`own.id = ${id}`)
    .where(and(eq(product.position, 0), product.isOnSale, sql`${product.family} <> own.family`, sql`${bond} is not null`))
    .as('bound');
  return db
    .select(cardFields(locale))
    .from(bound)
    .innerJoin(product, eq(product.id, bound.id))
    .innerJoin(productText, textsIn(locale))
    .orderBy(asc(bound.turn), asc(bound.bond))
    .limit(limit);
};
