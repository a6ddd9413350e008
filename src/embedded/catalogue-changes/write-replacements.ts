import { sql } from 'drizzle-orm';
import { product } from '../catalogue/catalogue.tables.js';
import type { Executor } from '../database/database.module.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';

/** Writes which product replaces each colour that ended: the same colour of the family that replaces it, else its first one. Call it when all families are written. */
export const writeReplacements = async (tx: Executor, families: readonly ProductEntry[]): Promise<void> => {
  const wanted = families.flatMap(({ code, ended, variants }) =>
    variants.map((variant) => ({ id: skuOf(code, variant.colour).toLowerCase(), successor: variant.ended?.replacedBy ?? ended?.replacedBy ?? null })),
  );
  await tx.execute(sql`
    update ${product} p set replaced_by = (select c.sku from ${product} c where c.family = w.successor order by c.colour = p.colour desc, c.position limit 1)
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w (id text, successor text) where p.id = w.id and (p.replaced_by is not null or w.successor is not null)`);
};
