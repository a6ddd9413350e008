import { z } from 'zod';
import { Configuration, ConfigurationPreview, Configure, CropConfiguration, PhotoPrint } from '../configuration.js';
import { idOf, Quantity, Slug } from '../fields.js';
import { file, none, operation, type Operation } from '../operation.js';
import {
  Category,
  CategorySummary,
  EndedProduct,
  GetDataSheet,
  ListProducts,
  ListProductsById,
  LocaleField,
  Product,
  ProductCards,
  ProductPage,
  QuantityPrice,
  Slugs,
  Suggestions,
  SuggestProducts,
} from '../product.js';

const byProduct = z.strictObject({ id: idOf('product') });
const bySlug = z.strictObject({ locale: LocaleField, slug: Slug });

/** Products, configurations and categories. */
export const catalogue = {
  listProducts: operation('GET /Products', {
    summary: 'Search, filter and page products',
    input: ListProducts,
    output: ProductPage,
    isPublic: true,
    extension: {
      need: 'Lists, filters, search results and the home page show products.',
      without: 'A product export answers it (`CATALOGUE_URL`); without one, lists of products are hidden.',
    },
  }),
  suggestProducts: operation('GET /Products/suggest', {
    summary: 'Suggest products and categories while typing',
    input: SuggestProducts,
    output: Suggestions,
    isPublic: true,
    extension: {
      need: 'The search field suggests products while the visitor types.',
      without: 'A product export answers it (`CATALOGUE_URL`); without one, the search field suggests no products.',
    },
  }),
  listProductsById: operation('GET /Products/cards', {
    summary: 'Cards of the given products, in the given order',
    input: ListProductsById,
    output: ProductCards,
    isPublic: true,
    extension: { need: 'Articles show cards of the products that they name.', without: 'A product export answers it (`CATALOGUE_URL`); without one, the cards are left out.' },
  }),
  getProduct: operation('GET /Products/{id}', { summary: 'A product', input: byProduct, output: Product, errors: ['NOT_FOUND', 'PRODUCT_ENDED'], isPublic: true }),
  getProductBySlug: operation('GET /Products/{locale}/{slug}', {
    summary: 'A product by its slug in a locale',
    input: bySlug,
    output: Product,
    errors: ['NOT_FOUND', 'PRODUCT_ENDED'],
    isPublic: true,
  }),
  getEndedProduct: operation('GET /Products/{locale}/{slug}/ended', {
    summary: 'A product that is not sold any more, with its replacement and similar products',
    input: bySlug,
    output: EndedProduct,
    errors: ['NOT_FOUND'],
    isPublic: true,
    extension: {
      need: 'The address of a product that is not sold any more shows what is.',
      without: 'The address shows the 404 page, with status 410 if `getProductBySlug` fails with `PRODUCT_ENDED`.',
    },
  }),
  getProductSlugs: operation('GET /Products/{id}/slugs', { summary: 'The product’s slug in every locale', input: byProduct, output: Slugs, errors: ['NOT_FOUND'], isPublic: true }),
  listRelatedProducts: operation('GET /Products/{id}/related', {
    summary: 'Accessories and alternatives of a product',
    input: byProduct,
    output: ProductCards,
    errors: ['NOT_FOUND'],
    isPublic: true,
    extension: { need: 'A product page shows accessories and alternatives.', without: 'A product export answers it (`CATALOGUE_URL`); without one, the section is left out.' },
  }),
  getDataSheet: operation('GET /Products/{id}/datasheet', {
    summary: 'Data sheet of a product; default locale: that of the caller',
    input: GetDataSheet,
    output: file,
    errors: ['NOT_FOUND', 'PRODUCT_ENDED'],
    produces: ['application/pdf'],
    isPublic: true,
    extension: { need: 'A product has a data sheet as PDF.', without: 'The link is hidden.' },
    perMinute: 1200,
  }),
  priceProduct: operation('PUT /Products/{id}/quantity', {
    summary: 'Calculate the price at a quantity; changes nothing',
    input: byProduct.extend({ quantity: Quantity, configurationId: idOf('configuration').optional() }),
    output: QuantityPrice,
    errors: ['NOT_FOUND'],
    perMinute: 1200,
  }),
  configureProduct: operation('POST /Products/{id}/configure', {
    summary: 'Validate and price choices; saves the configuration',
    input: Configure,
    output: Configuration,
    status: 201,
    errors: ['NOT_FOUND'],
    isIdempotent: true,
    perMinute: 600,
  }),
  previewConfiguration: operation('POST /Products/{id}/configure/preview', {
    summary: 'Validate and price choices, on top of a saved configuration if given; saves nothing',
    input: Configure,
    output: ConfigurationPreview,
    errors: ['NOT_FOUND'],
    isPublicWithout: ['choices', 'configurationId'],
    extension: { need: 'A product page shows the price of choices without saving them.', without: '`configureProduct` answers instead and saves each choice.' },
    // Product pages use it too.
    perMinute: 3000,
  }),
  getConfiguration: operation('GET /Products/configuration/{id}', {
    summary: 'A saved configuration at current prices',
    input: z.strictObject({ id: idOf('configuration') }),
    output: Configuration,
    errors: ['NOT_FOUND'],
    perMinute: 1200,
  }),
  cropConfiguration: operation('POST /Products/configuration/{id}/crop', {
    summary: 'Crop the picture for printing, with the aspect ratio of the configuration’s `expectedCrop`',
    input: CropConfiguration,
    output: Configuration,
    status: 201,
    errors: ['NOT_FOUND', 'RESOLUTION_TOO_LOW', 'IMAGE_UNREADABLE', 'CONFIGURATION_INCOMPLETE', 'CONFLICT', 'GUEST_FILES_FULL', 'FILES_FULL', 'UNAVAILABLE'],
    isIdempotent: true,
    perMinute: 120,
  }),
  getPhotoPrint: operation('GET /Products/photoprint/{id}', {
    summary: 'Formats, frames and limits of a photo print',
    input: byProduct,
    output: PhotoPrint,
    errors: ['NOT_FOUND'],
    isPublic: true,
  }),
  listCategories: operation('GET /Categories', {
    summary: 'Categories with at least one product for sale',
    input: none,
    output: z.array(CategorySummary),
    isPublic: true,
    extension: { need: 'Menus and the home page show the categories.', without: 'A product export answers it (`CATALOGUE_URL`); without one, categories are hidden.' },
  }),
  getCategoryBySlug: operation('GET /Categories/{locale}/{slug}', {
    summary: 'A category by its slug in a locale',
    input: bySlug,
    output: Category,
    errors: ['NOT_FOUND'],
    isPublic: true,
    extension: { need: 'A category has a page.', without: 'A product export answers it (`CATALOGUE_URL`); without one, categories are hidden.' },
  }),
} as const satisfies Record<string, Operation>;
