import { z } from 'zod';
import { ConfigurationModel } from '../configuration/configuration-model.js';
import { brandCodes } from '../../contract/brand-codes.js';
import { Slug } from '../../contract/fields.js';
import { type Language, languages, type Locale, locales } from '../../contract/locales.js';
import { perCurrency } from '../../contract/money.js';
import { CatalogueId } from '../catalogue-id.js';
import { FamilyCode, OctaveBands, productTypes } from '../../contract/product.js';
import { type GrossPrices, isLower } from '../../domain/tier-price.js';

/** Schemas of the files in `brands/<code>/catalogue`, which are written by hand and validated before seeding. */

const written = z.string().trim().min(1);
const perLanguage = <Value extends z.ZodType>(value: Value) => z.strictObject({ nl: value, de: value, fr: value, en: value } satisfies Record<(typeof languages)[number], Value>);
const Texts = perLanguage(written);
/** One text for all languages, or one for each. */
const Word = z.union([written, Texts]);

/** Texts in four languages, and overrides by locale: `"nl-BE": { "name": … }`. */
const localised = <Shape extends z.ZodRawShape>(texts: z.ZodObject<Shape>) => {
  const overrides = Object.fromEntries(locales.map((locale) => [locale, texts.partial().optional()])) as Record<Locale, z.ZodOptional<ReturnType<typeof texts.partial>>>;
  return z.strictObject({ nl: texts, de: texts, fr: texts, en: texts, ...overrides });
};
/** As `localised`, but languages may be missing. Changes of the catalogue report them, unless ops allow it (`missingLanguages`). */
const partlyLocalised = <Shape extends z.ZodRawShape>(texts: z.ZodObject<Shape>) =>
  localised(texts)
    .partial()
    .refine((all) => languages.some((language) => all[language] !== undefined), 'needs at least one language');

const amount = z.number().int().positive();
const Prices = perCurrency(amount);
/** 0: free. */
const SamplePrices = perCurrency(z.number().int().nonnegative());
const positive = z.number().positive();
const Acoustics = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['absorption', 'object']), bands: OctaveBands, mounting: Texts }),
  z.strictObject({ kind: z.literal('insulation'), rw: positive }),
  z.strictObject({ kind: z.literal('impact'), deltaLw: positive }),
  z.strictObject({ kind: z.literal('none') }),
]);

export const CategoryFile = z.strictObject({
  id: CatalogueId,
  /** Parent category. */
  parent: CatalogueId.optional(),
  picture: written,
  texts: localised(z.strictObject({ name: written, slug: Slug, summary: written, description: written })),
  completes: z.array(CatalogueId).optional(),
});
export const CategoriesFile = z.array(CategoryFile);

export const AttributeFile = z.discriminatedUnion('type', [
  z.strictObject({ name: Texts, type: z.literal('number'), unit: Word }),
  z.strictObject({ name: Texts, type: z.literal('text') }),
]);
export const AttributesFile = z.record(z.string(), AttributeFile);

export const ColourFile = z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/i), name: Texts, slug: perLanguage(Slug) });
export const ColoursFile = z.record(CatalogueId, ColourFile);

const Tiers = z.array(z.strictObject({ minQuantity: z.number().int().min(2), price: Prices }));
/** Since which day a product is off sale, and the family that replaces it. */
const Ended = z.strictObject({ since: z.iso.date(), replacedBy: FamilyCode.optional() });

const fallsFrom = (prices: GrossPrices[]) => prices.every((price, at) => at === 0 || isLower(price, prices[at - 1]!));
const rises = (quantities: number[]) => quantities.every((quantity, at) => at === 0 || quantity > quantities[at - 1]!);

export const ProductFile = z
  .strictObject({
    code: FamilyCode,
    /** Brand of the group to whose product line it belongs. */
    brand: z.enum(brandCodes),
    type: z.enum(productTypes),
    categories: z.array(CatalogueId).min(1),
    since: z.iso.date(),
    popularity: z.number().int().min(1).max(100),
    price: Prices,
    /** Reduced price from a day on, up to and including the last day. Without a last day the reduction ends when this field is removed. */
    reduction: z.strictObject({ price: Prices, from: z.iso.date(), until: z.iso.date().optional() }).optional(),
    tiers: Tiers,
    /** Prices that replace price and tiers from a day on. Without tiers, the volume prices that are lower than the new price stay. */
    scheduled: z
      .array(z.strictObject({ from: z.iso.date(), price: Prices, tiers: Tiers.optional() }))
      .max(20)
      .optional(),
    /** One piece: its m² or metres, its form, and the items in a pack. */
    unit: z
      .strictObject({
        per: z.enum(['m2', 'm', 'piece']),
        amount: positive,
        form: z.enum(['piece', 'pack', 'roll', 'sheet']).optional(),
        pieces: z.number().int().min(2).optional(),
      })
      .refine(({ form, pieces }) => (form === 'pack') === (pieces !== undefined), { path: ['pieces'], message: 'a pack needs pieces, and only a pack has them' }),
    /** One packed piece: weight in kg, volume in m³, whether it is shipped on a pallet, and the longest side in mm up to which a made-to-size piece is shipped as a parcel. */
    packaging: z.strictObject({ weightKg: positive, volume: positive, pallet: z.boolean(), parcelSide: z.number().int().positive().optional() }),
    leadDays: z.number().int().min(0).max(60),
    warehouse: z.boolean(),
    /** Colours. `stock` counts for products that are new or return on sale; afterwards the database counts the stock. */
    variants: z.array(z.strictObject({ colour: CatalogueId, stock: z.number().int().min(0), ended: Ended.optional() })).min(1),
    /** Samples of the colours, each a product with its own stock. `stock` counts as in `variants`. Absent: there are none. */
    samples: z.strictObject({ price: SamplePrices, stock: z.number().int().min(0) }).optional(),
    /** No longer on sale, with all colours. */
    ended: Ended.optional(),
    acoustics: Acoustics,
    attributes: z.record(z.string(), z.union([z.number(), Word])),
    texts: partlyLocalised(z.strictObject({ name: written, purpose: written, slug: Slug, summary: written, description: z.array(written).min(1) })),
    pictures: z.array(z.strictObject({ sku: written, file: written, alt: Texts.partial() })).min(1),
    configuration: ConfigurationModel.optional(),
  })
  .refine(({ tiers }) => rises(tiers.map((tier) => tier.minQuantity)), { path: ['tiers'], message: 'the quantities must rise' })
  .refine(({ price, tiers }) => fallsFrom([price, ...tiers.map((tier) => tier.price)]), { path: ['tiers'], message: 'the prices must fall' })
  .refine(({ price, reduction }) => !reduction || fallsFrom([price, reduction.price]), { path: ['reduction', 'price'], message: 'must be lower than the price' })
  .refine(({ since, reduction }) => !reduction || reduction.from > since, { path: ['reduction', 'from'], message: 'must be later than since' })
  .refine(({ reduction }) => !reduction?.until || reduction.until >= reduction.from, { path: ['reduction', 'until'], message: 'must not be earlier than from' })
  .refine(({ since, scheduled = [] }) => [since, ...scheduled.map(({ from }) => from)].every((day, at, days) => at === 0 || day > days[at - 1]!), {
    path: ['scheduled'],
    message: 'the days must be later than since, and rise',
  })
  .refine(
    ({ scheduled = [] }) => scheduled.every(({ price, tiers = [] }) => rises(tiers.map((tier) => tier.minQuantity)) && fallsFrom([price, ...tiers.map((tier) => tier.price)])),
    {
      path: ['scheduled'],
      message: 'the quantities must rise and the prices must fall',
    },
  );

/** Size and placeholder of a picture. */
export const PictureFile = z.object({
  file: written,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  placeholder: z.string().startsWith('data:image/').max(400).optional(),
});
export const ManifestFile = z.array(PictureFile);

export const SynonymsFile = z.strictObject({
  /** Terms that describe every product of the shop; in a search they are ignored beside other words. */
  everywhere: z.array(written),
  /** Groups of synonyms. */
  groups: z.array(z.array(written).min(2)),
});

export type CategoryEntry = z.infer<typeof CategoriesFile>[number];
export type AttributeEntries = z.infer<typeof AttributesFile>;
export type ColourEntries = z.infer<typeof ColoursFile>;
export type ProductEntry = z.infer<typeof ProductFile>;
export type ManifestEntry = z.infer<typeof ManifestFile>[number];
export type SynonymsEntry = z.infer<typeof SynonymsFile>;

/** The languages that a family has no texts in. */
export const missingLanguages = ({ texts }: { texts: Partial<Record<Language, unknown>> }): Language[] => languages.filter((language) => texts[language] === undefined);

/** The content of a brand's catalogue files, and of the stored catalogue. */
export interface Catalogue {
  categories: CategoryEntry[];
  attributes: AttributeEntries;
  colours: ColourEntries;
  products: ProductEntry[];
  synonyms: Record<Language, SynonymsEntry>;
  /** Sizes and placeholders of the pictures by file name. */
  pictures: Map<string, ManifestEntry>;
}
