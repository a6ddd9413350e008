import { z } from 'zod';
import { Configuration, Configure, CropConfiguration, PhotoPrint } from './configuration.js';
import { ByToken, Customer, DeleteCustomer, Forgot, Login, Registered, Registration, ResetPassword, Session, UpdateCustomer, UpdateDetails, ValidReset } from './customer.js';
import { ConfirmedEnquiry, Enquire, Enquiry } from './enquiry.js';
import { Id, idOf, Quantity, Slug } from './fields.js';
import { DiagnosisPage, ErpConnection, ListDiagnoses, OAuthCallback } from './integration.js';
import { operation, type Operation } from './operation.js';
import {
  AddOrderLine,
  CalculateShipping,
  CompleteOrder,
  InitiatedPayment,
  InitiatePayment,
  ListOrders,
  ListPaymentMethods,
  Order,
  OrderDetails,
  OrderPage,
  Payment,
  PaymentMethod,
  SetShipping,
  ShippingOption,
  UpdateOrderLine,
  Withdrawal,
  WithdrawOrder,
} from './order.js';
import {
  Category,
  CategorySummary,
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
} from './product.js';
import {
  AddStorageItem,
  AddStorageItemBase64,
  byStorageFile,
  byStorageItem,
  DeleteStorageItem,
  ExportStorage,
  GetUpload,
  ListStorage,
  maximumBase64Bytes,
  StorageItem,
  StoragePage,
  StorageVerdict,
  ValidateStorageItem,
} from './storage.js';
import { AddressVerdict, EmailVerdict, Rating, ValidateAddress, ValidateEmail, ValidateEmailDomain } from './validation.js';

const none = z.strictObject({});
const file = z.unknown();
const byProduct = z.strictObject({ id: idOf('product') });
/** A provider's own id: only a hint. */
const byProviderId = z.strictObject({ id: Id });
const byOrder = z.strictObject({ id: idOf('order') });
const open = ['NOT_FOUND', 'ORDER_NOT_OPEN', 'CONFLICT'] as const;
const upload = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IMAGE_UNREADABLE'] as const;

/** Every call of the Shop API, once: client, REST doors, embedded engine, OpenAPI and tests read this table. */
export const shopApi = {
  login: operation('POST /auth/login', {
    summary: 'Sign in; lines of the guest’s cart move into the customer’s',
    input: Login,
    output: Session,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    perMinute: 60,
  }),
  forgotPassword: operation('POST /auth/forgot', {
    summary: 'Mail a link to set a new password',
    input: Forgot,
    output: none,
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 20,
  }),
  validateReset: operation('POST /auth/reset/validate', { summary: 'Whether a reset token still works', input: ByToken, output: ValidReset, errors: ['NOT_FOUND', 'GONE'] }),
  resetPassword: operation('POST /auth/reset', {
    summary: 'Set a new password and end every session',
    input: ResetPassword,
    output: none,
    status: 204,
    errors: ['NOT_FOUND', 'GONE'],
  }),
  logout: operation('POST /auth/logout', { summary: 'End this session', input: none, output: none, status: 204, access: 'customer' }),

  register: operation('POST /Registration', {
    summary: 'Ask for an account; the mail to the address decides',
    input: Registration,
    output: Registered,
    status: 202,
    errors: ['TOO_MANY_REQUESTS'],
    isIdempotent: true,
    perMinute: 20,
  }),
  verifyRegistration: operation('POST /Registration/verify', {
    summary: 'Open the account and sign in',
    input: ByToken,
    output: Session,
    status: 201,
    errors: ['NOT_FOUND', 'GONE'],
  }),

  getMe: operation('GET /me', { summary: 'The signed-in customer', input: none, output: Customer, access: 'customer' }),
  updateMe: operation('PUT /me', { summary: 'Replace customer type, addresses and preferences', input: UpdateCustomer, output: Customer, access: 'customer' }),
  deleteMe: operation('DELETE /me', {
    summary: 'Erase the account; placed orders stay for the law’s period, without it',
    input: DeleteCustomer,
    output: none,
    status: 204,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    hasBody: true,
  }),
  verifyEmail: operation('POST /me/verify', { summary: 'Confirm a changed e-mail address', input: ByToken, output: Customer, errors: ['NOT_FOUND', 'GONE', 'CONFLICT'] }),
  updateDetails: operation('PUT /me/details', { summary: 'Change names, phone, company or e-mail', input: UpdateDetails, output: Customer, access: 'customer' }),

  getRating: operation('GET /Misc/rating', { summary: 'Score and number of reviews', input: none, output: Rating, errors: ['NOT_CONFIGURED', 'UPSTREAM_FAILED'], isPublic: true }),
  validateAddress: operation('POST /Misc/validate/address', { summary: 'Check an address as typed', input: ValidateAddress, output: AddressVerdict }),
  validateEmail: operation('POST /Misc/validate/email', {
    summary: 'Whether an address can be registered',
    input: ValidateEmail,
    output: EmailVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 20,
  }),
  validateEmailDomain: operation('POST /Misc/validate/emaildomain', {
    summary: 'Whether a domain takes mail',
    input: ValidateEmailDomain,
    output: EmailVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 60,
  }),

  listProducts: operation('GET /Products', { summary: 'Search, narrow and page products', input: ListProducts, output: ProductPage, isPublic: true, extension: true }),
  suggestProducts: operation('GET /Products/suggest', {
    summary: 'A few products and categories while typing',
    input: SuggestProducts,
    output: Suggestions,
    isPublic: true,
    extension: true,
  }),
  listProductsById: operation('GET /Products/cards', {
    summary: 'A few products as a list shows them, in the order asked for',
    input: ListProductsById,
    output: ProductCards,
    isPublic: true,
    extension: true,
  }),
  getProduct: operation('GET /Products/{id}', { summary: 'A product', input: byProduct, output: Product, errors: ['NOT_FOUND'], isPublic: true }),
  getProductBySlug: operation('GET /Products/{locale}/{slug}', {
    summary: 'A product by its slug in a locale',
    input: z.strictObject({ locale: LocaleField, slug: Slug }),
    output: Product,
    errors: ['NOT_FOUND'],
    isPublic: true,
  }),
  getProductSlugs: operation('GET /Products/{id}/slugs', { summary: 'The product’s slug in every locale', input: byProduct, output: Slugs, errors: ['NOT_FOUND'], isPublic: true }),
  listRelatedProducts: operation('GET /Products/{id}/related', {
    summary: 'What goes with a product, and what could be had instead',
    input: byProduct,
    output: ProductCards,
    errors: ['NOT_FOUND'],
    isPublic: true,
    extension: true,
  }),
  getDataSheet: operation('GET /Products/{id}/datasheet', {
    summary: 'A product’s data on paper; in the caller’s locale unless another is asked for',
    input: GetDataSheet,
    output: file,
    errors: ['NOT_FOUND'],
    produces: ['application/pdf'],
    isPublic: true,
    extension: true,
  }),
  priceProduct: operation('PUT /Products/{id}/quantity', {
    summary: 'The price at a quantity; changes nothing',
    input: byProduct.extend({ quantity: Quantity, configurationId: idOf('configuration').optional() }),
    output: QuantityPrice,
    errors: ['NOT_FOUND'],
  }),
  configureProduct: operation('POST /Products/{id}/configure', {
    summary: 'Check choices and price them; saves the configuration',
    input: Configure,
    output: Configuration,
    status: 201,
    errors: ['NOT_FOUND'],
    isIdempotent: true,
  }),
  getConfiguration: operation('GET /Products/configuration/{id}', {
    summary: 'A saved configuration at today’s prices',
    input: z.strictObject({ id: idOf('configuration') }),
    output: Configuration,
    errors: ['NOT_FOUND'],
  }),
  cropConfiguration: operation('POST /Products/configuration/{id}/crop', {
    summary: 'Cut the picture to print',
    input: CropConfiguration,
    output: Configuration,
    status: 201,
    errors: ['NOT_FOUND', 'RESOLUTION_TOO_LOW', 'IMAGE_UNREADABLE', 'CONFIGURATION_INCOMPLETE', 'CONFLICT', 'UNAVAILABLE'],
    isIdempotent: true,
  }),
  getPhotoPrint: operation('GET /Products/photoprint/{id}', {
    summary: 'Formats, frames and limits of a photo print',
    input: byProduct,
    output: PhotoPrint,
    errors: ['NOT_FOUND'],
    isPublic: true,
  }),
  listCategories: operation('GET /Categories', { summary: 'Categories with something on sale', input: none, output: z.array(CategorySummary), isPublic: true, extension: true }),
  getCategoryBySlug: operation('GET /Categories/{locale}/{slug}', {
    summary: 'A category by its slug in a locale',
    input: z.strictObject({ locale: LocaleField, slug: Slug }),
    output: Category,
    errors: ['NOT_FOUND'],
    isPublic: true,
    extension: true,
  }),

  addOrderLine: operation('POST /orders/lines', {
    summary: 'Put a product in the cart',
    input: AddOrderLine,
    output: Order,
    status: 201,
    errors: [...open, 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE'],
    isIdempotent: true,
  }),
  updateOrderLine: operation('PUT /orders/lines/{id}', {
    summary: 'Change a line’s quantity; 0 removes it',
    input: UpdateOrderLine,
    output: Order,
    errors: [...open, 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE'],
  }),
  removeOrderLine: operation('DELETE /orders/lines/{id}', { summary: 'Remove a line', input: z.strictObject({ id: idOf('orderLine') }), output: Order, errors: open }),
  listOrders: operation('GET /Orders', { summary: 'The customer’s placed orders, newest first', input: ListOrders, output: OrderPage, access: 'customer' }),
  getOrder: operation('GET /Orders/{id}', { summary: 'An order; `current` is the cart', input: byOrder, output: Order, errors: ['NOT_FOUND'] }),
  calculateShipping: operation('POST /Orders/shipping/calculate', {
    summary: 'What delivery would cost; changes nothing',
    input: CalculateShipping,
    output: z.array(ShippingOption),
    errors: ['NOT_FOUND'],
  }),
  listShipping: operation('GET /Orders/shipping', {
    summary: 'Ways to deliver the cart, with price and days',
    input: none,
    output: z.array(ShippingOption),
    errors: ['NOT_FOUND', 'ORDER_INCOMPLETE'],
  }),
  setShipping: operation('POST /Orders/shipping', { summary: 'Choose a way to deliver', input: SetShipping, output: Order, errors: [...open, 'ORDER_INCOMPLETE'] }),
  setOrderDetails: operation('POST /Orders/details', { summary: 'Who buys, and where to', input: OrderDetails, output: Order, errors: open }),
  completeOrder: operation('POST /Orders/complete', {
    summary: 'Place the order at the total the buyer saw',
    input: CompleteOrder,
    output: Order,
    errors: [...open, 'ORDER_INCOMPLETE', 'ORDER_CHANGED', 'OUT_OF_STOCK', 'CONFIGURATION_INCOMPLETE'],
    isIdempotent: true,
  }),
  withdrawOrder: operation('POST /Orders/{id}/withdraw', {
    summary: 'Withdraw from an order, or from some of its lines',
    input: WithdrawOrder,
    output: Withdrawal,
    status: 201,
    errors: ['NOT_FOUND', 'NOT_WITHDRAWABLE'],
    isIdempotent: true,
    extension: true,
  }),
  getInvoice: operation('GET /Orders/{id}/invoice', {
    summary: 'The invoice of a placed order',
    input: byOrder,
    output: file,
    errors: ['NOT_FOUND'],
    produces: ['application/pdf'],
    extension: true,
  }),

  listPaymentMethods: operation('GET /orders/payment/methods', { summary: 'Ways to pay', input: ListPaymentMethods, output: z.array(PaymentMethod), errors: ['NOT_FOUND'] }),
  initiatePayment: operation('POST /orders/payment/initiate', {
    summary: 'Start paying a placed order',
    input: InitiatePayment,
    output: InitiatedPayment,
    status: 201,
    errors: ['NOT_FOUND', 'NOTHING_TO_PAY', 'FOREIGN_RETURN_URL', 'CONFLICT'],
    isIdempotent: true,
  }),
  getPaymentStatus: operation('GET /orders/payment/status/{id}', {
    summary: 'How a payment stands',
    input: z.strictObject({ id: idOf('payment') }),
    output: Payment,
    errors: ['NOT_FOUND'],
  }),
  orderWebhook: operation('POST /orders/payment/webhook/order', {
    summary: 'A payment provider’s hint about an order',
    input: byProviderId,
    output: none,
    consumes: 'form',
  }),
  paymentWebhook: operation('POST /orders/payment/webhook/payment', {
    summary: 'A payment provider’s hint about a payment',
    input: byProviderId,
    output: none,
    consumes: 'form',
  }),

  listStorage: operation('GET /Storage', { summary: 'Saved designs and files', input: ListStorage, output: StoragePage }),
  addStorageItem: operation('POST /Storage', {
    summary: 'Save a design, or upload a file (30 MB)',
    input: AddStorageItem,
    output: StorageItem,
    status: 201,
    errors: ['NOT_FOUND', ...upload],
    isIdempotent: true,
    consumes: 'upload',
  }),
  addStorageItemBase64: operation('POST /Storage/base64', {
    summary: 'Upload a file as base64 (30 MB of content)',
    input: AddStorageItemBase64,
    output: StorageItem,
    status: 201,
    errors: ['NOT_FOUND', ...upload],
    isIdempotent: true,
    maximumBodyBytes: maximumBase64Bytes + 65_536,
  }),
  validateStorageItem: operation('POST /Storage/validate', {
    summary: 'Whether it could be saved; saves nothing',
    input: ValidateStorageItem,
    output: StorageVerdict,
    errors: ['NOT_FOUND'],
  }),
  exportStorage: operation('GET /Storage/export', {
    summary: 'Everything saved, as JSON, CSV or ZIP with the files',
    input: ExportStorage,
    output: file,
    produces: ['application/json', 'text/csv', 'application/zip'],
  }),
  getStorageItem: operation('GET /Storage/{id}', { summary: 'A saved item', input: byStorageItem, output: StorageItem, errors: ['NOT_FOUND'] }),
  deleteStorageItem: operation('DELETE /Storage/{id}', {
    summary: 'Delete an item; it can be restored unless `permanent`',
    input: DeleteStorageItem,
    output: none,
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  restoreStorageItem: operation('POST /Storage/{id}/restore', {
    summary: 'Bring a deleted item back, at the end',
    input: byStorageItem,
    output: StorageItem,
    errors: ['NOT_FOUND'],
  }),
  moveStorageItemUp: operation('POST /Storage/{id}/moveup', { summary: 'Move an item towards the start', input: byStorageItem, output: StorageItem, errors: ['NOT_FOUND'] }),
  moveStorageItemDown: operation('POST /Storage/{id}/movedown', { summary: 'Move an item towards the end', input: byStorageItem, output: StorageItem, errors: ['NOT_FOUND'] }),
  addStorageFile: operation('POST /Storage/{id}/files', {
    summary: 'Add a file to an item (30 MB)',
    input: byStorageItem,
    output: StorageItem,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', ...upload],
    isIdempotent: true,
    consumes: 'upload',
  }),
  deleteStorageFile: operation('DELETE /Storage/{id}/files/{fileId}', { summary: 'Delete a file of an item', input: byStorageFile, output: StorageItem, errors: ['NOT_FOUND'] }),
  moveStorageFileUp: operation('POST /Storage/{id}/files/{fileId}/moveup', {
    summary: 'Move a file towards the start',
    input: byStorageFile,
    output: StorageItem,
    errors: ['NOT_FOUND'],
  }),
  moveStorageFileDown: operation('POST /Storage/{id}/files/{fileId}/movedown', {
    summary: 'Move a file towards the end',
    input: byStorageFile,
    output: StorageItem,
    errors: ['NOT_FOUND'],
  }),
  getUpload: operation('GET /Uploads/{id}/{file}', {
    summary: 'An uploaded file, for its owner, or a picture made of it',
    input: GetUpload,
    output: file,
    errors: ['NOT_FOUND'],
    produces: ['application/octet-stream', 'image/webp', 'image/jpeg', 'image/png'],
  }),

  enquire: operation('POST /Enquiries', {
    summary: 'Contact, quotation, advice, newsletter, job application or withdrawal',
    input: Enquire,
    output: Enquiry,
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
    isIdempotent: true,
    extension: true,
    perMinute: 20,
  }),
  confirmEnquiry: operation('POST /Enquiries/confirm', {
    summary: 'Confirm a newsletter sign-up',
    input: ByToken,
    output: ConfirmedEnquiry,
    errors: ['NOT_FOUND', 'GONE'],
    extension: true,
  }),

  businessCentralCallback: operation('GET /BusinessCentral/callback', {
    summary: 'Where the ERP’s sign-in comes back to',
    input: OAuthCallback,
    output: ErpConnection,
    errors: ['NOT_CONFIGURED', 'NOT_FOUND', 'GONE', 'UPSTREAM_FAILED'],
  }),
  listElfsquadDiagnoses: operation('GET /Diagnostics/elfsquad/products', {
    summary: 'Each product’s configuration model against its options, prices, slugs and pictures',
    input: ListDiagnoses,
    output: DiagnosisPage,
    access: 'ops',
  }),
} as const satisfies Record<string, Operation>;

export type ShopApi = typeof shopApi;
export type OperationName = keyof ShopApi;
export const operationNames = Object.keys(shopApi) as OperationName[];
export type InputOf<Name extends OperationName> = z.input<ShopApi[Name]['input']>;
export type OutputOf<Name extends OperationName> = z.output<ShopApi[Name]['output']>;
