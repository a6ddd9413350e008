import { AddProductPicture, bySku, GetProductPicture, ProductPictures, RemoveProductPicture } from '../catalogue-pictures.js';
import { file, operation, type Operation } from '../operation.js';
import { uploadProblems } from '../upload-problems.js';

const maintained = { need: 'A product information system adds photographs of products without a build.', without: 'The company’s own system has the pictures.' };

/** Photographs of products. */
export const pictures = {
  listProductPictures: operation('GET /Catalogue/products/{sku}/pictures', {
    summary: 'Pictures of a product',
    input: bySku,
    output: ProductPictures,
    access: 'catalogue:write',
    errors: ['NOT_FOUND'],
    extension: maintained,
  }),
  addProductPicture: operation('PUT /Catalogue/products/{sku}/pictures', {
    summary: 'Add a photograph to a product (30 MB). The same photograph again changes only the alternative texts that are given',
    input: AddProductPicture,
    output: ProductPictures,
    access: 'catalogue:write',
    errors: ['NOT_FOUND', ...uploadProblems],
    consumes: 'upload',
    extension: maintained,
  }),
  removeProductPicture: operation('DELETE /Catalogue/products/{sku}/pictures', {
    summary: 'Remove a picture from a product. The last one stays',
    input: RemoveProductPicture,
    output: ProductPictures,
    access: 'catalogue:write',
    errors: ['NOT_FOUND'],
    extension: maintained,
  }),
  getProductPicture: operation('GET /Catalogue/pictures/{file}', {
    summary: 'A photograph that was added to a product; it never changes',
    input: GetProductPicture,
    output: file,
    produces: ['image/webp', 'image/jpeg'],
    errors: ['NOT_FOUND'],
    extension: { need: 'The storefront and mails show photographs that were added without a build.', without: 'Pictures are URLs of hosts that `PICTURE_HOSTS` names.' },
  }),
} as const satisfies Record<string, Operation>;
