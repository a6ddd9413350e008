import { sql } from 'drizzle-orm';
import { locales } from '../../contract/locales.js';
import { product, productText } from '../catalogue/catalogue.tables.js';
import type { Executor } from '../database/database.module.js';
import { slugsOf } from '../seed/catalogue-faults.js';
import { catalogueEntry } from './catalogue-changes.tables.js';
import type { CatalogueFault, EntryOf, Plan } from './catalogue-changes.types.js';
import { affectedFamilies } from './plan-changes.js';
import { listed } from './write-families.js';

type Family = EntryOf['family'];

/** Slugs of products that the plan does not contain, those that are off sale included: their addresses stay theirs. */
const takenSlugs = async (db: Executor, families: readonly Family[], { catalogue }: Plan): Promise<CatalogueFault[]> => {
  const wanted = locales.flatMap((locale) => families.flatMap((family) => slugsOf(family, catalogue, locale).map((slug) => ({ ...slug, locale }))));
  const { rows } = await db.execute<{ slug: string; locale: string; sku: string }>(sql`
    select t.slug, t.locale, p.sku from json_to_recordset(${JSON.stringify(wanted.map(({ slug, locale }) => ({ slug, locale })))}::json) as w (slug text, locale text)
    join ${productText} t on t.slug = w.slug and t.locale = w.locale join ${product} p on p.id = t.product_id
    where p.family not in ${listed(catalogue.products.map(({ code }) => code))}`);
  const owners = new Map(rows.map(({ slug, locale, sku }) => [`${slug} ${locale}`, sku]));
  return wanted.flatMap(({ slug, locale, ...place }) => {
    const owner = owners.get(`${slug} ${locale}`);
    return owner === undefined ? [] : [{ kind: place.kind, key: place.key, path: place.path, message: `${slug} is also the slug of ${owner} in ${locale}` }];
  });
};

/** Successors of ended families that are not in the catalogue. */
const unknownSuccessors = async (db: Executor, families: readonly Family[], { catalogue }: Plan): Promise<CatalogueFault[]> => {
  const named = families.flatMap(({ code, ended, variants }) =>
    [{ path: 'ended.replacedBy', ended }, ...variants.map((variant, at) => ({ path: `variants.${at}.ended.replacedBy`, ended: variant.ended }))].flatMap(({ path, ended: end }) =>
      end?.replacedBy === undefined ? [] : [{ code, path, successor: end.replacedBy }],
    ),
  );
  if (named.length === 0) return [];
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from ${catalogueEntry} where kind = 'family' and entry is not null and key in ${listed(named.map(({ successor }) => successor))}`,
  );
  const known = new Set([...rows.map(({ key }) => key), ...catalogue.products.map(({ code }) => code)]);
  return named.filter(({ successor }) => !known.has(successor)).map(({ code, path, successor }) => ({ kind: 'family', key: code, path, message: `unknown family ${successor}` }));
};

/** Faults of planned families against families that the plan does not contain. */
export const faultsAgainstStored = async (db: Executor, plan: Plan): Promise<CatalogueFault[]> => {
  const affected = affectedFamilies(plan);
  const families = plan.catalogue.products.filter(({ code }) => affected.has(code));
  if (families.length === 0) return [];
  return [...(await takenSlugs(db, families, plan)), ...(await unknownSuccessors(db, families, plan))];
};
