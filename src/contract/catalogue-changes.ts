import { z } from 'zod';
import { requiredText } from './fields.js';
import { currencies, type Currency } from './locales.js';

/** Maximum number of products in one call. */
export const maximumCatalogueItems = 200;
export const maximumPriceItems = 500;
/** Size of a body with that many products, in bytes. */
export const maximumCatalogueBytes = 8_000_000;

/** Code of a family (`WPN`), or the article number of one of its colours (`WPN-ochre-01`). */
const Sku = requiredText(64);
/** A family in the shape of the files in `brands/<code>/catalogue/products`. The Shop API validates it. */
const Entry = z.record(z.string().max(40), z.unknown());
const ETag = z.string().regex(/^"[\w-]{1,64}"$/);
const Reason = requiredText(200).optional();
/** Whether the texts may lack languages. The product is then not listed in their locales. */
const MayLackLanguages = z.boolean().optional();

export const GetCatalogueProduct = z.strictObject({ sku: Sku });
export const CatalogueProduct = z.object({
  /** Code of the family. */
  family: z.string(),
  entry: z.record(z.string(), z.unknown()),
  /** Changes with the entry; for `If-Match`. */
  etag: z.string(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
});

/** `refused`: the item has errors. `changedMeanwhile`: the entry is no longer that of the given `etag`. `unknown`: no such product. */
export const catalogueOutcomes = ['created', 'changed', 'unchanged', 'refused', 'changedMeanwhile', 'unknown'] as const;
export const CatalogueResult = z.object({
  sku: z.string(),
  outcome: z.enum(catalogueOutcomes),
  /** Of the entry that is stored now; null: none. */
  etag: z.string().nullable(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type CatalogueResult = z.infer<typeof CatalogueResult>;
/** One result for each item, in the same order. Items without errors are written together. */
export const CatalogueResults = z.object({
  items: z.array(CatalogueResult),
  /** Id of the change set, which ops can undo; null: nothing changed. */
  changeSet: z.string().nullable(),
});

export const PutCatalogueProduct = z.strictObject({ sku: Sku, entry: Entry, reason: Reason, mayLackLanguages: MayLackLanguages, ifMatch: ETag.optional() });
export const PutCatalogueProducts = z.strictObject({
  items: z
    .array(z.strictObject({ sku: Sku, entry: Entry, etag: ETag.optional() }))
    .min(1)
    .max(maximumCatalogueItems),
  reason: Reason,
  mayLackLanguages: MayLackLanguages,
});

const Amount = z.number().int().min(1).max(100_000_000);
/** Prices in minor units including VAT. A currency that is absent keeps its price. */
const Prices = z.strictObject(Object.fromEntries(currencies.map((currency) => [currency, Amount.optional()])) as Record<Currency, z.ZodOptional<typeof Amount>>);
export const PriceItem = z.strictObject({
  sku: Sku,
  /** The price from now on. */
  price: Prices.optional(),
  /** Whether volume prices change by the same share as the price. Default: they stay. */
  movesTiers: z.boolean().optional(),
  /** A reduced price from a day on, up to and including a day; null: none. Absent: it stays. */
  reduction: z.strictObject({ price: Prices, from: z.iso.date(), until: z.iso.date().optional() }).nullable().optional(),
  /** Prices from a day on, which replace all scheduled ones. Absent: they stay. */
  scheduled: z
    .array(z.strictObject({ from: z.iso.date(), price: Prices }))
    .max(20)
    .optional(),
  etag: ETag.optional(),
});
export type PriceItem = z.infer<typeof PriceItem>;
export const SetPrices = z.strictObject({ items: z.array(PriceItem).min(1).max(maximumPriceItems), reason: Reason });
