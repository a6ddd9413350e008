import { z } from 'zod';
import { FieldError } from './errors.js';
import { idOf, optionalMessage, optionalText, Quantity, requiredText, Token } from './fields.js';
import { Price } from './money.js';
import { PageInput, pageOf } from './page.js';
import { Picture, Replacement } from './product.js';

/** Maximum size of a file in bytes: 30 MB (specification, point 5). */
export const maximumUploadBytes = 31_457_280;
/** Length of such a file in base64. */
export const maximumBase64Bytes = Math.ceil(maximumUploadBytes / 3) * 4;
/** Maximum number of files of an item. */
export const maximumFiles = 20;

/** `design`: a saved configuration with its files. `file`: an upload. `later`: goods that were moved out of the cart. */
export const storageKinds = ['design', 'file', 'later'] as const;

export const StorageFile = z.object({
  id: idOf('storageFile'),
  uploadId: idOf('upload'),
  name: z.string(),
  /** Media type, detected from the content of the file. */
  type: z.string(),
  size: z.number().int(),
  /** Size in pixels after applying the EXIF orientation; null if the file is not a picture. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  position: z.number().int(),
  /** Paths below the API's root: `/Uploads/{uploadId}/original`, and for a picture its preview, whose public id needs no authentication. */
  path: z.string(),
  preview: z.string().nullable(),
});
export type StorageFile = z.infer<typeof StorageFile>;

/** Current catalogue data of an item's product. */
export const StoredProduct = z.object({
  id: idOf('product'),
  slug: z.string(),
  name: z.string(),
  colour: z.string().nullable(),
  picture: Picture,
  /** False: no longer sold. */
  isOnSale: z.boolean(),
  /** The product that replaces it if it is no longer sold; null: none. */
  replacement: Replacement.nullable().default(null),
  /** Pieces in stock; null: made to order. */
  available: z.number().int().nullable(),
  /** Current unit price at the item's quantity, with the VAT of the locale's country. */
  price: Price,
});

export const StorageItem = z.object({
  id: idOf('storageItem'),
  kind: z.enum(storageKinds),
  name: z.string(),
  configurationId: idOf('configuration').nullable(),
  /** Product of the item; null if it is not goods. */
  product: StoredProduct.nullable(),
  /** Number of pieces. */
  quantity: Quantity.nullable(),
  /** Choices of its configuration as text, in the caller's language. */
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Path of the print's preview below the API's root. */
  preview: z.string().nullable(),
  note: z.string().nullable(),
  /** From 1, without gaps among the items that are not deleted; null for deleted ones. */
  position: z.number().int().nullable(),
  files: z.array(StorageFile),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** Cart token of a guest, returned once, with the first resource that the guest creates. */
  cartToken: Token.optional(),
});
export type StorageItem = z.infer<typeof StorageItem>;
export const StoragePage = pageOf(StorageItem);

export const FileName = requiredText(200).refine((name) => !/[/\\]/.test(name), 'yup.errors.string.matches');

export const ListStorage = PageInput.extend({ q: optionalText(100), deleted: z.boolean().default(false), kind: z.enum(storageKinds).optional() });
/** Fields sent with an uploaded file. Default name: that of the file, or else of the product. */
export const AddStorageItem = z.strictObject({
  kind: z.enum(storageKinds).default('file'),
  name: optionalText(200),
  note: optionalMessage(500),
  configurationId: idOf('configuration').optional(),
  /** Product without configuration; ignored if `configurationId` is set. */
  productId: idOf('product').optional(),
  quantity: Quantity.optional(),
});
export const AddStorageItemBase64 = AddStorageItem.extend({
  filename: FileName,
  /** The file in base64 (RFC 4648, section 4), without line breaks. */
  data: z
    .string()
    .min(1)
    // The limit of the body's size applies first, so that files that are too large get PAYLOAD_TOO_LARGE.
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'yup.errors.string.matches'),
});
export const ValidateStorageItem = AddStorageItem.extend({ filename: FileName, type: requiredText(100), size: z.number().int().min(0) });
export const StorageVerdict = z.object({ valid: z.boolean(), errors: z.array(FieldError) });
/** Name and note of an item. */
export const UpdateStorageItem = z.strictObject({ id: idOf('storageItem'), name: requiredText(200), note: optionalMessage(500) });
export const DeleteStorageItem = z.strictObject({ id: idOf('storageItem'), permanent: z.boolean().default(false) });
export const exportFormats = ['json', 'csv', 'zip'] as const;
export const ExportStorage = z.strictObject({ format: z.enum(exportFormats).default('json') });

export const byStorageItem = z.strictObject({ id: idOf('storageItem') });
/** Default quantity: the saved one. */
export const OrderStorageItem = byStorageItem.extend({ quantity: Quantity.optional() });
export const byStorageFile = z.strictObject({ id: idOf('storageItem'), fileId: idOf('storageFile') });

/** Announced data of a file that is sent in parts. Its content is checked when the file is complete. */
export const StartUpload = z.strictObject({ name: FileName, type: optionalText(100), size: z.number().int().min(1) });
export const byOpenUpload = z.strictObject({ id: idOf('openUpload') });
export const AppendUpload = byOpenUpload.extend({ offset: z.number().int().min(0) });
export const OpenUpload = z.object({
  id: idOf('openUpload'),
  name: z.string(),
  size: z.number().int(),
  /** Bytes received so far; the next part starts here. */
  offset: z.number().int(),
  /** The complete, checked file, as in the library. */
  file: StorageFile.nullable(),
  /** Deadline for the remaining parts. */
  expiresAt: z.iso.datetime(),
  /** Cart token of a guest, returned once, with the first resource that the guest creates. */
  cartToken: Token.optional(),
});
export type OpenUpload = z.infer<typeof OpenUpload>;

export const GetUpload = z.strictObject({
  /** Id of the upload, or the public id in the path of a preview. The original is sent only to its owner, by the id of the upload. */
  id: idOf('upload'),
  /** `original`, or a picture derived from it: `preview-800.webp`. */
  file: z
    .string()
    .max(60)
    .regex(/^(?:original|[a-z]+-\d{1,4}\.(?:webp|jpg|png))$/, 'yup.errors.string.matches'),
});
