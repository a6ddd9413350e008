import { z } from 'zod';
import { Choice, optionKinds } from '../../contract/configuration.js';
import { Id } from '../../contract/fields.js';

/** The shape of `configuration` in a catalogue file: what can be wished of a product, as a person writes it. */

const written = z.string().trim().min(1);
export const Texts = z.strictObject({ nl: written, de: written, fr: written, en: written });
const amount = z.number().int();
const Prices = z.strictObject({ EUR: amount, GBP: amount });
const Range = z.strictObject({ min: z.number(), max: z.number(), step: z.number().positive() });

/** Holds when the option is chosen: at all, one of these values, or with this many millimetres on its longer side. */
const Condition = z.strictObject({ option: Id, is: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(), longerThan: z.number().optional() });
export type Condition = z.infer<typeof Condition>;
/** All of them must hold. Options named must stand before. */
const Conditions = z.array(Condition);

/** What is added by size is never below zero: the smallest size that can be ordered is the cheapest one. */
const SizePrices = z.strictObject({ EUR: amount.min(0), GBP: amount.min(0) });
const Surcharge = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('piece'), price: Prices }),
  z.strictObject({ per: z.enum(['m2', 'm']), price: SizePrices }),
  z.strictObject({ per: z.literal('percent'), percent: z.number().gt(-100) }),
]);
export type SurchargeModel = z.infer<typeof Surcharge>;

const Value = z.strictObject({
  id: Id,
  label: Texts,
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** Of the product's own pictures. */
  picture: written.optional(),
  surcharge: Surcharge.optional(),
  allowedWhen: Conditions.optional(),
  /** Colours (for prints: formats) of the family that have it; all without. */
  onlyFor: z.array(Id).min(1).optional(),
  /** Weight and volume of a piece with this value, as a multiple of the product's own. */
  bulk: z.number().positive().optional(),
});
export type ValueModel = z.infer<typeof Value>;

const Option = z.strictObject({
  id: Id,
  kind: z.enum(optionKinds),
  /** Of a remark: its text. */
  label: Texts,
  help: Texts.optional(),
  /** Must be chosen wherever it is allowed. */
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
   * Gross minor units of a square metre, the least that is charged for, and the millimetres of sheet the saw takes beside the
   * width and beside the height (a side as long as the sheet is not cut): replaces the piece's price once dimensions are chosen.
   */
  area: z.strictObject({ perSquareMetre: Prices, minimum: z.number().positive(), sawLoss: z.number().int().min(0).max(50).optional() }).optional(),
  /** Photo prints: which option is the size, which the photograph, and how sharp it must be. */
  print: z
    .strictObject({
      formatOption: Id,
      photoOption: Id,
      frameOption: Id,
      sizes: z.record(Id, z.strictObject({ width: z.number().int(), height: z.number().int() })),
      minimumDpi: z.number().int(),
      goodDpi: z.number().int(),
      bleedMm: z.number(),
      /** Colours (here: shapes) of the product whose square sizes are cut to a circle. */
      roundColours: z.array(Id).optional(),
    })
    .optional(),
  options: z.array(Option).min(1).max(40),
});
export type ConfigurationModel = z.infer<typeof ConfigurationModel>;
