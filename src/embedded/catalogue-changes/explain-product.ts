import { eq, or, sql } from 'drizzle-orm';
import { type Locale, locales, localeTable } from '../../contract/locales.js';
import { imagesFor } from '../../domain/sku-pattern.js';
import { category, product, productCategory, productText } from '../catalogue/catalogue.tables.js';
import { listing } from '../catalogue/listing/listing.tables.js';
import { allowedConfigurations } from '../configuration/allowed-configurations.js';
import { productModel } from '../configuration/product-model.js';
import type { Executor } from '../database/database.module.js';

export const productQuestions = ['shown', 'found', 'buyable'] as const;
/** Why a product is not shown on its page, found in lists and searches, or buyable in a locale; without reasons it is. */
export interface Explanation {
  locale: Locale;
  question: (typeof productQuestions)[number];
  reasons: string[];
}

const selectFacts = async (db: Executor, name: string) => {
  const [row] = await db
    .select()
    .from(product)
    .where(or(eq(product.id, name.toLowerCase()), eq(product.sku, name)));
  if (!row) return undefined;
  const { rows } = await db.execute<{
    listed: string | null;
    entry: { ended?: { since: string; replacedBy?: string }; variants: { colour: string; ended?: { since: string } }[] } | null;
    locales: Locale[] | null;
    links: number;
    hasCategory: boolean;
  }>(sql`
    select (select product_id from ${listing} where family = ${row.family}) as listed,
      (select entry from catalogue_entry where kind = 'family' and key = ${row.family}) as entry,
      (select json_agg(locale) from ${productText} where product_id = ${row.id}) as locales,
      (select count(*)::int from ${productCategory} where product_id = ${row.id}) as links,
      exists (select 1 from ${category} where id = ${row.mainCategory}) as "hasCategory"`);
  return { row, ...rows[0]! };
};
type Facts = NonNullable<Awaited<ReturnType<typeof selectFacts>>>;

/** Why it is off sale; undefined: it is on sale. */
const offSaleReason = ({ row, entry }: Facts): string | undefined => {
  if (row.isOnSale) return undefined;
  if (!entry) return `the family ${row.family} was removed from the catalogue`;
  const variant = entry.variants.find(({ colour }) => colour === row.colour);
  if (entry.ended)
    return `the family ${row.family} is off sale since ${entry.ended.since}${entry.ended.replacedBy ? `, replaced by ${entry.ended.replacedBy}` : ''} (catalogue on)`;
  if (!variant) return `the family ${row.family} no longer has the colour ${row.colour}`;
  return variant.ended ? `off sale since ${variant.ended.since} (catalogue on)` : 'off sale';
};

const some = (...reasons: (string | false | undefined)[]): string[] => reasons.filter((reason) => typeof reason === 'string');

/** Reasons by which no choice of options can be ordered. */
const configurationReason = ({ row }: Facts): string | undefined => {
  if (!row.configuration) return undefined;
  const isOrderable = allowedConfigurations(productModel({ configuration: row.configuration, colour: row.colour })).length > 0;
  return isOrderable ? undefined : 'no combination of its options can be ordered (diagnostics products)';
};

/** Explains a product in each locale; undefined when the database never had it. @param name article number or id */
export const explainProduct = async (db: Executor, name: string): Promise<{ sku: string; family: string; explanations: Explanation[] } | undefined> => {
  const facts = await selectFacts(db, name);
  if (!facts) return undefined;
  const { row, listed, links, hasCategory } = facts;
  const [isOff, isUnconfigurable] = [offSaleReason(facts), configurationReason(facts)];
  const explanations = locales.flatMap((locale): Explanation[] => {
    const { language, currency } = localeTable[locale];
    const hasText = facts.locales?.includes(locale) ?? false;
    const hasPrice = row.prices[currency] !== undefined;
    const shown = some(
      isOff,
      !hasText && `no text in ${language} for ${locale} (catalogue check)`,
      !hasCategory && `its category ${row.mainCategory} does not exist`,
      imagesFor(row.sku, row.pictures).length === 0 && 'no picture of this colour',
    );
    const found = some(links === 0 && !isOff && 'in no category', listed === null && !isOff && 'not in the index of lists (db seed)', !hasPrice && `no price in ${currency}`);
    const buyable = some(row.isWarehouse && row.stock === 0 && !isOff && 'no stock (stock log)', !hasPrice && `no price in ${currency}`, isUnconfigurable);
    return [
      { locale, question: 'shown', reasons: shown },
      { locale, question: 'found', reasons: [...shown, ...found] },
      { locale, question: 'buyable', reasons: [...shown, ...buyable] },
    ];
  });
  return { sku: row.sku, family: row.family, explanations };
};
