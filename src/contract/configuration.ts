import { z } from 'zod';
import { Id, idOf, Quantity, typedText } from './fields.js';
import { Money, Price } from './money.js';
import { Picture, TierPrice } from './product.js';

/** Input kinds of a configuration option (specification, point 3). */
export const optionKinds = [
  'Radio',
  'RadioWithImage',
  'RadioWithImageSmall',
  'RadioColor',
  'File',
  'TextArea',
  'Number',
  'DropDown',
  'ColorPicker',
  'Checkbox',
  'Dimensions',
  'GreenRemark',
  'OrangeRemark',
  'RedRemark',
] as const;
export type OptionKind = (typeof optionKinds)[number];

/** 0: a side that is not filled in yet. */
const Millimetres = z.number().int().min(0).max(100_000);
export const Dimensions = z.strictObject({ width: Millimetres, height: Millimetres, scale: z.number().positive().max(100).optional() });
export type Dimensions = z.infer<typeof Dimensions>;

/**
 * What a shopper chose: a value's id (Radio…, DropDown), an upload's id (File), text (TextArea), `#rrggbb` (ColorPicker),
 * a number, yes or no, or dimensions. Null takes a choice back.
 */
export const Choice = z.union([typedText(2000), z.number().min(-1_000_000).max(1_000_000), z.boolean(), Dimensions, z.null()]);
export type Choice = z.infer<typeof Choice>;
export const maximumChoices = 50;
export const Choices = z.record(Id, Choice).refine((choices) => Object.keys(choices).length <= maximumChoices, 'yup.errors.array.max');
export type Choices = z.infer<typeof Choices>;

/** green: good news; orange: needs attention; red: forbids adding to the cart. */
export const messageLevels = ['green', 'orange', 'red'] as const;
export const ConfigurationMessage = z.object({ level: z.enum(messageLevels), text: z.string() });

/** How a choice changes the price: a fixed amount a piece, per m², per metre, or percent of the base. */
export const surchargeKinds = ['piece', 'm2', 'm', 'percent'] as const;
export const Surcharge = z.object({ per: z.enum(surchargeKinds), price: Price.nullable(), percent: z.number().nullable() });

export const OptionValue = z.object({
  id: Id,
  label: z.string(),
  picture: Picture.nullable(),
  hex: z.string().nullable(),
  surcharge: Surcharge.nullable(),
  /** False: not together with the other choices. */
  isAllowed: z.boolean(),
  /** What it asks of the other choices, while that is not so. */
  condition: z.string().nullable(),
});
export type OptionValue = z.infer<typeof OptionValue>;

const Range = z.object({ min: z.number(), max: z.number(), step: z.number() });

export const ConfigurationOption = z.object({
  id: Id,
  kind: z.enum(optionKinds),
  label: z.string(),
  help: z.string().nullable(),
  isAllowed: z.boolean(),
  isRequired: z.boolean(),
  /** What is chosen now, or by default; null: nothing. */
  choice: Choice,
  /** Of the Radio kinds and DropDown; empty for others. */
  values: z.array(OptionValue),
  /** Of Number. */
  range: Range.extend({ unit: z.string().nullable() }).nullable(),
  /** Of Dimensions: millimetres; `scale` where the picture may be scaled. */
  dimensions: z.object({ width: Range, height: Range, scale: Range.nullable() }).nullable(),
  /** Of TextArea. */
  maximumLength: z.number().int().nullable(),
  /** Of File: media types. */
  accepts: z.array(z.string()),
  surcharge: Surcharge.nullable(),
  messages: z.array(ConfigurationMessage),
});
export type ConfigurationOption = z.infer<typeof ConfigurationOption>;

export const priceSteps = ['base', 'tier', 'area', 'cutting', 'option', 'vat', 'rounding'] as const;
/** One step from the base price to the price of a piece; the amounts of all steps add up to it. */
export const PriceStep = z.object({ step: z.enum(priceSteps), label: z.string(), optionId: Id.nullable(), amount: Money });

export const rotations = [0, 90, 180, 270] as const;
/** A rectangle of the picture as it is looked at (its orientation respected, then rotated), in source pixels. */
export const CropArea = z.strictObject({
  x: z.number().int().min(0).max(100_000),
  y: z.number().int().min(0).max(100_000),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
});
export const Crop = CropArea.extend({
  uploadId: Id,
  dpi: z.number().int(),
  /** Enough for a sharp print, or just enough. */
  quality: z.enum(['good', 'low']),
  /** Path of the print's preview: `/Uploads/{public id}/preview-800.webp`. Everybody with it can open it. */
  preview: z.string(),
});

/** What is charged for goods cut to measure. */
export const ChargedArea = z.object({
  /** Least m² that are charged for. */
  minimum: z.number(),
  /** Millimetres the saw takes of the sheet, beside the width and beside the height. */
  sawLoss: z.number(),
  /** m² that are charged for now, the saw's included; null without dimensions. */
  charged: z.number().nullable(),
  perSquareMetre: Price,
});

/** Choices as they stand: checked and priced, and saved nowhere. */
export const ConfigurationPreview = z.object({
  productId: idOf('product'),
  quantity: Quantity,
  options: z.array(ConfigurationOption),
  crop: Crop.nullable(),
  /** All required choices are made and nothing forbids them: it can go into the cart. */
  isComplete: z.boolean(),
  /** Nothing is chosen that the product has not by itself: it can be had without a configuration, as it is in stock. */
  isStandard: z.boolean(),
  messages: z.array(ConfigurationMessage),
  unitPrice: Price,
  total: Price,
  /** What a piece with these choices costs from which quantity. */
  volumeDiscount: z.array(TierPrice),
  /** Null for what is not priced by its size. */
  area: ChargedArea.nullable(),
  trace: z.array(PriceStep),
});
export type ConfigurationPreview = z.infer<typeof ConfigurationPreview>;

export const Configuration = ConfigurationPreview.extend({
  id: idOf('configuration'),
  updatedAt: z.iso.datetime(),
  /** A guest's key, given once, with the first thing they own. */
  cartToken: z.string().optional(),
});
export type Configuration = z.infer<typeof Configuration>;

export const Configure = z.strictObject({ id: idOf('product'), choices: Choices, quantity: Quantity.default(1), configurationId: idOf('configuration').optional() });
export const CropConfiguration = CropArea.extend({ id: idOf('configuration'), uploadId: idOf('upload') });

export const PhotoPrint = z.object({
  productId: idOf('product'),
  /** Printable sizes in mm; the price is that of one piece. */
  formats: z.array(z.object({ id: Id, label: z.string(), widthMm: z.number().int(), heightMm: z.number().int(), price: Price })),
  frames: z.array(z.object({ id: Id, label: z.string(), hex: z.string(), price: Price })),
  /** Below it a print is refused. */
  minimumDpi: z.number().int(),
  /** From it on a print is sharp at arm's length. */
  goodDpi: z.number().int(),
  bleedMm: z.number(),
  /** Square formats of it are cut to a circle. */
  isRound: z.boolean(),
});
export type PhotoPrint = z.infer<typeof PhotoPrint>;
