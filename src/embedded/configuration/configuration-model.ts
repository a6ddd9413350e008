import { z } from 'zod';
import { Choice } from '../../contract/configuration.js';
import { CatalogueId } from '../catalogue-id.js';
import { perCurrency } from '../../contract/money.js';
import { optionKinds } from '../../contract/option-kinds.js';

/** Schema of `configuration` in a catalogue file: the options of a product. */

const written = z.string().trim().min(1);
export const Texts = z.strictObject({ nl: written, de: written, fr: written, en: written });
const amount = z.number().int();
const Prices = perCurrency(amount);
const Range = z.strictObject({ min: z.number(), max: z.number(), step: z.number().positive() });

/** True when the option is chosen: with any value, with one of the values `is`, or with a longer side above `longerThan` mm. */
const Condition = z.strictObject({ option: CatalogueId, is: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(), longerThan: z.number().optional() });
export type Condition = z.infer<typeof Condition>;
/** All conditions must be true. They may name preceding options only. */
const Conditions = z.array(Condition);

/** Surcharges by size are never negative, so that the smallest size is the cheapest one. */
const SizePrices = perCurrency(amount.min(0));
const Surcharge = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('piece'), price: Prices }),
  z.strictObject({ per: z.enum(['m2', 'm']), price: SizePrices }),
  z.strictObject({ per: z.literal('percent'), percent: z.number().gt(-100) }),
]);
export type SurchargeModel = z.infer<typeof Surcharge>;

const Value = z.strictObject({
  id: CatalogueId,
  label: Texts,
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** File of one of the product's pictures. */
  picture: written.optional(),
  surcharge: Surcharge.optional(),
  allowedWhen: Conditions.optional(),
  /** Colours (for prints: formats) of the family that have this value; absent: all. */
  onlyFor: z.array(CatalogueId).min(1).optional(),
  /** Weight and volume of a piece with this value, as a multiple of the product's own. */
  bulk: z.number().positive().optional(),
});
export type ValueModel = z.infer<typeof Value>;

const Option = z.strictObject({
  id: CatalogueId,
  kind: z.enum(optionKinds),
  /** Name of the option; for a remark, its text. */
  label: Texts,
  help: Texts.optional(),
  /** Must be chosen when the option is allowed. */
  required: z.boolean().default(false),
  allowedWhen: Conditions.default([]),
  default: Choice.optional(),
  values: z.array(Value).default([]),
  range: Range.extend({ unit: z.string().optional() }).optional(),
  dimensions: z.strictObject({ width: Range, height: Range, scale: Range.optional() }).optional(),
  maximumLength: z.number().int().positive().optional(),
  accepts: z.array(written).default([]),
  surcharge: Surcharge.optional(),
});
export type OptionModel = z.infer<typeof Option>;

export const ConfigurationModel = z.strictObject({
  /**
   * Price by area, which replaces the price of the piece when dimensions are chosen: gross minor units per m², the minimum charged
   * area in m², and the millimetres that a saw cut adds to width and height (not to a side as long as the sheet).
   */
  area: z.strictObject({ perSquareMetre: Prices, minimum: z.number().positive(), sawLoss: z.number().int().min(0).max(50).optional() }).optional(),
  /** Photo prints: the options of size, photo and frame, the sizes in mm, and the resolutions in dpi. */
  print: z
    .strictObject({
      formatOption: CatalogueId,
      photoOption: CatalogueId,
      frameOption: CatalogueId,
      sizes: z.record(CatalogueId, z.strictObject({ width: z.number().int(), height: z.number().int() })),
      minimumDpi: z.number().int(),
      goodDpi: z.number().int(),
      bleedMm: z.number(),
      /** Colours (here: shapes) of the product whose prints are cut to a circle. */
      roundColours: z.array(CatalogueId).optional(),
    })
    .optional(),
  options: z.array(Option).min(1).max(40),
});
export type ConfigurationModel = z.infer<typeof ConfigurationModel>;
