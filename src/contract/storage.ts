import { z } from 'zod';
import { FieldError } from './errors.js';
import { idOf, optionalMessage, optionalText, Quantity, requiredText } from './fields.js';
import { Price } from './money.js';
import { PageInput, pageOf } from './page.js';
import { Picture } from './product.js';

/** Bytes a file may have: 30 MB (specification, point 5). */
export const maximumUploadBytes = 31_457_280;
/** Characters that many bytes take in base64. */
export const maximumBase64Bytes = Math.ceil(maximumUploadBytes / 3) * 4;
/** Files an item may hold. */
export const maximumFiles = 20;

/** `design`: a saved configuration with what belongs to it. `file`: something uploaded. `later`: goods put aside, out of the cart. */
export const storageKinds = ['design', 'file', 'later'] as const;

export const StorageFile = z.object({
  id: idOf('storageFile'),
  uploadId: idOf('upload'),
  name: z.string(),
  /** Media type, found by looking into the file. */
  type: z.string(),
  size: z.number().int(),
  /** Pixels as looked at; null for what is no picture. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  position: z.number().int(),
  /** Paths below the API's root: `/Uploads/{uploadId}/original`, and of a picture a preview with a public id of its own, which everybody with it can open. */
  path: z.string(),
  preview: z.string().nullable(),
});
export type StorageFile = z.infer<typeof StorageFile>;

/** The product of an item, as the catalogue has it now. */
export const StoredProduct = z.object({
  id: idOf('product'),
  slug: z.string(),
  name: z.string(),
  colour: z.string().nullable(),
  picture: Picture,
  /** False: no longer sold. */
  isOnSale: z.boolean(),
  /** Pieces that can be had now; null: made to order. */
  available: z.number().int().nullable(),
  /** A piece at the item's quantity now, with the VAT of the locale's country. */
  price: Price,
});

export const StorageItem = z.object({
  id: idOf('storageItem'),
  kind: z.enum(storageKinds),
  name: z.string(),
  configurationId: idOf('configuration').nullable(),
  /** What can be ordered of it; null for what is no goods. */
  product: StoredProduct.nullable(),
  /** Pieces of it. */
  quantity: Quantity.nullable(),
  /** What its configuration says, in the reader's language. */
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Path of the print's preview below the API's root. */
  preview: z.string().nullable(),
  note: z.string().nullable(),
  /** 1 for the first; contiguous among the items that are not deleted; null for deleted ones. */
  position: z.number().int().nullable(),
  files: z.array(StorageFile),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** A guest's key, given once, with the first thing they own. */
  cartToken: z.string().optional(),
});
export type StorageItem = z.infer<typeof StorageItem>;
export const StoragePage = pageOf(StorageItem);

export const FileName = requiredText(200).refine((name) => !/[/\\]/.test(name), 'yup.errors.string.matches');

export const ListStorage = PageInput.extend({ q: optionalText(100), deleted: z.boolean().default(false), kind: z.enum(storageKinds).optional() });
/** The fields beside an uploaded file; without a name the file's own counts, else the product's. */
export const AddStorageItem = z.strictObject({
  kind: z.enum(storageKinds).default('file'),
  name: optionalText(200),
  note: optionalMessage(500),
  configurationId: idOf('configuration').optional(),
  /** Goods as they are in stock; with a configuration its own product counts. */
  productId: idOf('product').optional(),
  quantity: Quantity.optional(),
});
export const AddStorageItemBase64 = AddStorageItem.extend({
  filename: FileName,
  /** The file in base64 (RFC 4648, section 4), without line breaks. */
  data: z
    .string()
    .min(1)
    // Read by the door's limit of bytes, so that too much is PAYLOAD_TOO_LARGE however it is counted.
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'yup.errors.string.matches'),
});
export const ValidateStorageItem = AddStorageItem.extend({ filename: FileName, type: requiredText(100), size: z.number().int().min(0) });
export const StorageVerdict = z.object({ valid: z.boolean(), errors: z.array(FieldError) });
/** The item's words. */
export const UpdateStorageItem = z.strictObject({ id: idOf('storageItem'), name: requiredText(200), note: optionalMessage(500) });
export const DeleteStorageItem = z.strictObject({ id: idOf('storageItem'), permanent: z.boolean().default(false) });
export const exportFormats = ['json', 'csv', 'zip'] as const;
export const ExportStorage = z.strictObject({ format: z.enum(exportFormats).default('json') });

export const byStorageItem = z.strictObject({ id: idOf('storageItem') });
/** How many: as saved, unless said otherwise. */
export const OrderStorageItem = byStorageItem.extend({ quantity: Quantity.optional() });
export const byStorageFile = z.strictObject({ id: idOf('storageItem'), fileId: idOf('storageFile') });

/** What a file that comes in parts says of itself; its content is looked into when it is whole. */
export const StartUpload = z.strictObject({ name: FileName, type: optionalText(100), size: z.number().int().min(1) });
export const byOpenUpload = z.strictObject({ id: idOf('openUpload') });
export const AppendUpload = byOpenUpload.extend({ offset: z.number().int().min(0) });
export const OpenUpload = z.object({
  id: idOf('openUpload'),
  name: z.string(),
  size: z.number().int(),
  /** Bytes that are on disk; the next part begins here. */
  offset: z.number().int(),
  /** The file once it is whole and looked into: as in the library. */
  file: StorageFile.nullable(),
  /** Until then it can be gone on with. */
  expiresAt: z.iso.datetime(),
  /** A guest's key, given once, with the first thing they own. */
  cartToken: z.string().optional(),
});
export type OpenUpload = z.infer<typeof OpenUpload>;

export const GetUpload = z.strictObject({
  /** The upload's id, or the public id in a preview's path; the original is sent to the owner, by the upload's id. */
  id: idOf('upload'),
  /** `original`, or a picture made of it: `preview-800.webp`. */
  file: z
    .string()
    .max(60)
    .regex(/^(?:original|[a-z]+-\d{1,4}\.(?:webp|jpg|png))$/, 'yup.errors.string.matches'),
});
