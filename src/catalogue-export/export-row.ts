import { z } from 'zod';
import { brandCodes } from '../contract/brand-codes.js';
import { Id, Slug } from '../contract/fields.js';
import { currencies, type Currency } from '../contract/locales.js';
import { absorptionClasses } from '../contract/product.js';

/** Values of a row of the export, by column. Empty values are left out. */
export type Values = Record<string, string>;

const maxText = 5000;
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
type PriceColumn = `price_${Lowercase<Currency>}`;
/** Column with the gross price in minor units. */
export const priceColumnOf = (currency: Currency): PriceColumn => `price_${currency.toLowerCase() as Lowercase<Currency>}`;
const prices = Object.fromEntries(currencies.map((currency) => [priceColumnOf(currency), whole.optional()])) as Record<PriceColumn, z.ZodOptional<typeof whole>>;

const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
const ids = z
  .string()
  .transform((list) => list.split('|').map((id) => id.trim()))
  .pipe(z.array(Id).max(20));

/** Columns without language. A text column can have a language or a locale as suffix: `name`, `name_de`, `name_de-AT`. */
const shared = { id: Id, picture_width: whole.default(1200), picture_height: whole.default(900) };
const Texts = z.string().max(maxText);
const CategoryColumns = z.object({ ...shared, parent: Id.optional() }).catchall(Texts);
const ProductColumns = z
  .object({
    ...shared,
    sku: z.string().max(64).optional(),
    family: z.string().max(64).optional(),
    category: ids,
    ...prices,
    colour: Id.optional(),
    colour_hex: z
      .string()
      .regex(/^#[\da-f]{6}$/i)
      .default('#cccccc'),
    thickness: z.coerce.number().min(0).max(10_000).optional(),
    absorption_class: z.enum(absorptionClasses).optional(),
    alpha_w: z.coerce.number().min(0).max(2).optional(),
    brand: z.enum(brandCodes).optional(),
    in_stock: flag.default(true),
    made_to_order: flag.default(false),
    configurable: flag.default(false),
    starting_price: flag.default(false),
    lead_days: whole.default(1),
    popularity: whole.default(0),
    since: z.iso.date().default('1970-01-01'),
    updated_at: z.iso.datetime().default('1970-01-01T00:00:00Z'),
  })
  .catchall(Texts);

export interface ExportedCategory {
  kind: 'category';
  columns: z.output<typeof CategoryColumns>;
  values: Values;
}
export interface ExportedProduct {
  kind: 'product';
  columns: z.output<typeof ProductColumns>;
  values: Values;
}
export type ExportedRow = ExportedCategory | ExportedProduct;

/** Why a row is left out. */
export interface RowFault {
  field: string;
  reason: string;
}

/** Columns that a row must have in at least one language. */
const neededTexts = ['name', 'slug', 'picture'] as const;
const isOf = (column: string, key: string): boolean => key === column || key.startsWith(`${column}_`);

const textFault = (values: Values): RowFault | undefined => {
  const absent = neededTexts.find((column) => !Object.keys(values).some((key) => isOf(column, key) && key !== 'picture_width' && key !== 'picture_height'));
  if (absent) return { field: absent, reason: 'missing' };
  const slug = Object.keys(values).find((key) => isOf('slug', key) && !Slug.safeParse(values[key]).success);
  return slug ? { field: slug, reason: 'not lower-case letters, digits and single hyphens' } : undefined;
};

/** Reads a row. @returns the row, or why it is left out */
export const readRow = (values: Values): ExportedRow | RowFault => {
  const kind = values['kind'] ?? 'product';
  if (kind !== 'product' && kind !== 'category') return { field: 'kind', reason: 'neither product nor category' };
  const parsed = kind === 'product' ? ProductColumns.safeParse(values) : CategoryColumns.safeParse(values);
  if (parsed.error) {
    const { path, message } = parsed.error.issues[0]!;
    return { field: String(path[0] ?? ''), reason: values[String(path[0])] === undefined ? 'missing' : message };
  }
  const fault =
    textFault(values) ??
    (kind === 'product' && !currencies.some((currency) => priceColumnOf(currency) in values) ? { field: priceColumnOf(currencies[0]!), reason: 'missing' } : undefined);
  return fault ?? ({ kind, columns: parsed.data, values } as ExportedRow);
};
