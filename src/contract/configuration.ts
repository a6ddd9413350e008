import { z } from 'zod';
import { Id, idOf, Quantity, Token, typedText } from './fields.js';
import { Money, Price } from './money.js';
import { optionKinds } from './option-kinds.js';
import { DeliveryPromise, Picture, SaleUnit, TierPrice } from './product.js';

/** 0: a side that is not filled in yet. */
const Millimetres = z.number().int().min(0).max(100_000);
export const Dimensions = z.strictObject({ width: Millimetres, height: Millimetres, scale: z.number().positive().max(100).optional() });
export type Dimensions = z.infer<typeof Dimensions>;

/**
 * The choice for an option: id of a value (Radio…, DropDown), id of an upload (File), text (TextArea), `#rrggbb` (ColorPicker),
 * number, boolean, or dimensions. Null removes a choice.
 */
export const Choice = z.union([typedText(2000), z.number().min(-1_000_000).max(1_000_000), z.boolean(), Dimensions, z.null()]);
export type Choice = z.infer<typeof Choice>;
export const maximumChoices = 50;
export const Choices = z.record(Id, Choice).refine((choices) => Object.keys(choices).length <= maximumChoices, 'yup.errors.array.max');
export type Choices = z.infer<typeof Choices>;

/** green: good news; orange: needs attention; red: prevents adding to the cart. */
export const messageLevels = ['green', 'orange', 'red'] as const;
export const ConfigurationMessage = z.object({ level: z.enum(messageLevels), text: z.string() });

/** Unit of a surcharge: per piece, per m², per metre, or percent of the base price. */
export const surchargeKinds = ['piece', 'm2', 'm', 'percent'] as const;
export const Surcharge = z.object({ per: z.enum(surchargeKinds), price: Price.nullable(), percent: z.number().nullable() });

export const OptionValue = z.object({
  id: Id,
  label: z.string(),
  picture: Picture.nullable(),
  hex: z.string().nullable(),
  surcharge: Surcharge.nullable(),
  /** False: cannot be combined with the other choices. */
  isAllowed: z.boolean(),
  /** Requirement on the other choices, while it is not met. */
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
  /** Current choice or default; null: none. */
  choice: Choice,
  /** For the Radio kinds and DropDown; otherwise empty. */
  values: z.array(OptionValue),
  /** For Number. */
  range: Range.extend({ unit: z.string().nullable() }).nullable(),
  /** For Dimensions, in millimetres; `scale` if the picture can be scaled. */
  dimensions: z.object({ width: Range, height: Range, scale: Range.nullable() }).nullable(),
  /** For TextArea. */
  maximumLength: z.number().int().nullable(),
  /** For File: accepted media types. */
  accepts: z.array(z.string()),
  surcharge: Surcharge.nullable(),
  messages: z.array(ConfigurationMessage),
});
export type ConfigurationOption = z.infer<typeof ConfigurationOption>;

export const priceSteps = ['base', 'tier', 'area', 'cutting', 'option', 'vat', 'rounding'] as const;
/** One step from the base price to the unit price; the amounts of all steps add up to the unit price. */
export const PriceStep = z.object({ step: z.enum(priceSteps), label: z.string(), optionId: Id.nullable(), amount: Money });

export const rotations = [0, 90, 180, 270] as const;
/** A rectangle of the picture in source pixels, after applying its EXIF orientation and then the rotation. */
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
  /** `good`: enough for a sharp print; `low`: just enough. */
  quality: z.enum(['good', 'low']),
  /** Path of the print's preview: `/Uploads/{public id}/preview-800.webp`. It can be opened without authentication. */
  preview: z.string(),
});

export const ExpectedCrop = z.object({ widthMm: z.number(), heightMm: z.number(), tolerance: z.number() }).meta({
  description:
    'Size of the crop that a print needs: print plus bleed on each side, in millimetres. The ratio of a crop’s sides may differ from the ratio of these by `tolerance` (0.01: one percent).',
});
export type ExpectedCrop = z.infer<typeof ExpectedCrop>;

/** Charged area of goods cut to size. */
export const ChargedArea = z.object({
  /** Minimum area that is charged, in m². */
  minimum: z.number(),
  /** Millimetres that the saw removes, added to the width and to the height. */
  sawLoss: z.number(),
  /** Charged area in m², including the saw loss; null without dimensions. */
  charged: z.number().nullable(),
  perSquareMetre: Price,
});

/** Choices with validation results and prices. They are not saved. */
export const ConfigurationPreview = z.object({
  productId: idOf('product'),
  quantity: Quantity,
  options: z.array(ConfigurationOption),
  crop: Crop.nullable(),
  /** Null: the product is no print, or its size is not chosen yet. */
  expectedCrop: ExpectedCrop.nullable(),
  /** All required choices are made and valid: the configuration can be added to the cart. */
  isComplete: z.boolean(),
  /** All choices equal the product's defaults: the product can be ordered without a configuration, from stock. */
  isStandard: z.boolean(),
  messages: z.array(ConfigurationMessage),
  /** False: made to the buyer's own size, text or picture, so that a consumer cannot withdraw (Directive 2011/83/EU, article 16, c). Absent: unknown. */
  isWithdrawable: z.boolean().optional(),
  /** Dispatch and arrival with these choices. Absent: those of the product. */
  delivery: DeliveryPromise.optional(),
  unitPrice: Price,
  total: Price,
  /** Unit prices with these choices, by minimum quantity. */
  volumeDiscount: z.array(TierPrice),
  /** Null if the price does not depend on the size. */
  area: ChargedArea.nullable(),
  /** What one piece is with these choices, with its price per m² or metre. Absent: unknown. */
  saleUnit: SaleUnit.optional(),
  trace: z.array(PriceStep),
});
export type ConfigurationPreview = z.infer<typeof ConfigurationPreview>;

export const Configuration = ConfigurationPreview.extend({
  id: idOf('configuration'),
  updatedAt: z.iso.datetime(),
  /** Cart token of a guest, returned once, with the first resource that the guest creates. */
  cartToken: Token.optional(),
});
export type Configuration = z.infer<typeof Configuration>;

export const Configure = z.strictObject({ id: idOf('product'), choices: Choices, quantity: Quantity.default(1), configurationId: idOf('configuration').optional() });
export const CropConfiguration = CropArea.extend({ id: idOf('configuration'), uploadId: idOf('upload') });

export const PhotoPrint = z.object({
  productId: idOf('product'),
  /** Printable sizes in mm; the price is that of one piece. */
  formats: z.array(z.object({ id: Id, label: z.string(), widthMm: z.number().int(), heightMm: z.number().int(), price: Price })),
  frames: z.array(z.object({ id: Id, label: z.string(), hex: z.string(), price: Price })),
  /** Prints below this resolution are refused. */
  minimumDpi: z.number().int(),
  /** From this resolution on a print is sharp at arm's length. */
  goodDpi: z.number().int(),
  bleedMm: z.number(),
  /** Square formats are cut to a circle. */
  isRound: z.boolean(),
});
export type PhotoPrint = z.infer<typeof PhotoPrint>;
