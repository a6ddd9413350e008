import { type Language, locales, localeTable } from '../contract/locales.js';
import { recoveryCodes } from '../contract/second-factor.js';
import { referenced, resolved } from './components.js';
import type { JsonSchema } from './json-schema.js';

const token = 'Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM';
const id = '0199f3a2c5d47e61b0a4';
const price = { includingVat: { amount: 8900, currency: 'EUR' }, excludingVat: { amount: 7355, currency: 'EUR' } };
const picture = { file: 'products/WPN-ochre-1.webp', width: 1200, height: 900, alt: 'Fabric wall panel in ochre, seen from the front' };

/** Slugs of one product. */
const slugs: Record<Language, string> = { nl: 'wandpaneel-stof-oker', de: 'wandpaneel-stoff-ocker', fr: 'panneau-mural-tissu-ocre', en: 'fabric-wall-panel-ochre' };

/** Example values by field name, or by `schema.field` if a name has several meanings. */
const fields: Record<string, unknown> = {
  id,
  addition: 'A',
  alphaW: 0.9,
  alt: 'Fabric wall panel in ochre',
  amount: 8900,
  available: 128,
  bands: [0.25, 0.65, 1, 1, 0.95, 0.9],
  before: null,
  bleedMm: 10,
  carrier: 'DHL',
  cartToken: token,
  challenge: token,
  choice: 'w1200',
  choices: { width: 'w1200' },
  city: 'Amsterdam',
  code: 'yup.errors.mixed.required',
  colour: 'Ochre',
  company: 'Stillewerk Studio',
  configurationId: id,
  count: 214,
  'validateAddress.country': 'nl',
  'calculateShipping.country': 'nl',
  'listPaymentMethods.country': 'nl',
  data: 'JVBERi0xLjQK',
  date: '2026-11-26',
  days: ['2026-11-26'],
  closed: [{ day: '2026-11-28', reason: 'weekend', name: null }],
  device: 'Firefox, Windows',
  deletedAt: null,
  description: ['A core of recycled felt under woven wool.'],
  detail: 'Nothing is found here, or it is not yours.',
  domain: 'stillewerk.example',
  didYouMean: null,
  dpi: 212,
  email: 'ada@example.nl',
  error: null,
  expectedTotal: { amount: 18695, currency: 'EUR' },
  family: 'WPN',
  field: 'contact.email',
  file: 'preview-800.webp',
  fileId: id,
  filename: 'drawing.pdf',
  firstName: 'Ada',
  goodDpi: 150,
  height: 900,
  heightMm: 600,
  help: 'Measure from wall to wall.',
  hex: '#c8963e',
  houseNumber: '1',
  instance: '/product/wall-panel-fabric',
  jobOffer: 'acoustic-engineer',
  itemId: id,
  label: 'Width',
  lastName: 'Vos',
  licenceCode: 'TR-123456782',
  left: 2,
  line2: 'Rear building',
  lineId: id,
  lineIds: [id],
  material: ['wool'],
  maximumLength: null,
  message: 'Please fill this in.',
  minimumDpi: 100,
  minQuantity: 10,
  maxQuantity: 24,
  model: 'wall-panel',
  mounting: 'A',
  name: 'Fabric wall panel',
  names: ['Fabric wall panel'],
  newsletter: false,
  note: 'Please ring twice.',
  nrc: 0.9,
  number: 'ENC-2026-000042',
  'getInvoice.number': 'FENC-2026-000007',
  'getCreditNote.number': 'CENC-2026-000007',
  optionId: 'width',
  orderId: id,
  orderNumber: 'ENC-2026-000042',
  paymentId: id,
  page: 1,
  pageSize: 20,
  parentId: 'wall-panels',
  'register.key': token,
  'verifyRegistration.key': token,
  password: 'Quiet-2026!',
  currentPassword: 'Quiet-2025!',
  path: `/Uploads/${id}/original`,
  pendingEmail: null,
  percent: null,
  phone: '0201234567',
  pieces: 2,
  position: 1,
  postcode: '1012 LG',
  preview: null,
  productCount: 12,
  productId: 'wpn-ochre-01',
  purpose: 'acoustic panel',
  q: 'wall panel',
  quantity: 2,
  rate: 21,
  reason: null,
  recipient: 'Reception, second floor',
  recommended: 97,
  redirectUrl: `https://bank.example/pay/${id}`,
  reference: 'PO 4711',
  requestId: '0f2b6c1e-7d3a-4b58-9a41-3c5d6e7f8091',
  returnUrl: 'https://shop.example/afrekenen/resultaat',
  rw: 34,
  deltaLw: 22,
  scale: null,
  scope: 'https://api.businesscentral.dynamics.com/.default offline_access',
  score: 9.2,
  shapeIndicators: '',
  size: 48213,
  sku: 'WPN-ochre-01',
  slot: null,
  slots: [],
  slug: 'wandpaneel-stof-oker',
  state: 'f3b1c09e5a',
  stock: 128,
  street: 'Damrak',
  subject: 'width',
  suggestion: null,
  summary: 'Felt core under woven wool, for walls that answer back.',
  text: 'Good to know: this size leaves within two days.',
  title: 'Not found',
  token,
  total: price,
  tracking: '3SABC123456789',
  trackingUrl: 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=3SABC123456789',
  type: 'image/jpeg',
  unit: 'mm',
  unitPrice: price,
  uploadId: id,
  url: 'https://reviews.example/quiet-shop',
  value: 'Ochre',
  vatNumber: 'NL123456782B90',
  vatRate: 21,
  version: 4,
  width: 1200,
  widthMm: 1200,
  verifier: token,
  'createHandover.code': token,
  'redeemHandover.code': token,
  'getCapabilities.extensions': ['getCapabilities', 'listProducts', 'suggestProducts', 'listCategories'],
  next: `1764149400123456.${id}`,
  after: `1764149400123456.${id}`,
  outcome: 'set',
  'StockItem.was': 125,
  by: 'Warehouse',
  'moveOrder.move': 'ship',
  'OrderNote.text': 'Called: leave it with the neighbours.',
  // These fields belong to other moves.
  ...Object.fromEntries(['reason', 'text', 'lines', 'withDelivery', 'amount', 'all'].map((field) => [`moveOrder.${field}`, undefined])),
  'ReceivedEnquiry.message': 'Which panel suits a meeting room?',
  'ReceivedEnquiry.room': null,
  'ReceivedEnquiry.jobOffer': null,
  'ReceivedEnquiry.orderNumber': null,
  'ReceivedEnquiry.closedAt': null,
  'ReceivedEnquiry.appointment': null,
  'OrderLine.room': null,
  'Acoustics.kind': 'absorption',
  'Attribute.name': 'fireClass',
  'Attribute.value': 'B-s1,d0',
  'Category.description': 'Panels that take the echo out of a room.',
  'Category.parent': { id: 'wall-panels', name: 'Wall panels', slug: 'wall-panels' },
  'Category.name': 'Wall panels',
  'CategorySummary.name': 'Wall panels',
  'Colour.name': 'Ochre',
  ...Object.fromEntries(locales.map((locale) => [`Slugs.${locale}`, slugs[localeTable[locale].language]])),
  'ConfigurationOption.accepts': [],
  'ConfigurationOption.choice': 'w1200',
  'ChargedArea.minimum': 0.4,
  'ChargedArea.sawLoss': 5,
  'ChargedArea.charged': 0.73,
  'OptionValue.condition': null,
  'Crop.preview': `/Uploads/${id}/preview-800.webp`,
  'Dimensions.scale': 1,
  'Dimensions.width': 1200,
  'Dimensions.height': 800,
  'Crop.height': 3508,
  'Crop.width': 4961,
  'CropConfiguration.height': 3508,
  'CropConfiguration.width': 4961,
  'Facet.value': 'ochre',
  'Facet.label': 'Ochre',
  'Fragment.text': 'wall panel',
  'FieldError.message': 'Please fill this in.',
  offset: 16_384,
  'OpenUpload.name': 'living-room.jpg',
  'startUpload.name': 'living-room.jpg',
  'PaymentMethod.name': 'iDEAL',
  'PhotoPrint.label': '120 × 80 cm',
  'ProductCard.fragments': [
    { text: 'Fabric ', isMatch: false },
    { text: 'wall panel', isMatch: true },
  ],
  'ProductCard.size': '1200 × 600 × 50\u00a0mm',
  'Product.size': '1200 × 600 × 50\u00a0mm',
  'QuantityPrice.quantity': 2,
  'Product.quantity': { current: 1 },
  'Product.unitPrice': { per: 'm2', price },
  'ProductCard.lowestTier': { minQuantity: 25, price },
  'Problem.code': 'NOT_FOUND',
  'Problem.status': 404,
  'Problem.type': 'urn:problem:not-found',
  'Problem.errors': [],
  'Problem.current': null,
  'Problem.scope': undefined,
  'StorageFile.type': 'image/jpeg',
  'StorageFile.name': 'living-room.jpg',
  'StorageFile.preview': `/Uploads/${id}/preview-800.webp`,
  'StorageFile.width': 4032,
  'StorageFile.height': 3024,
  'StorageItem.name': 'Living room, north wall',
  'Withdrawal.name': 'Fabric wall panel',
  'Withdrawal.quantity': 2,
  'addStorageItem.name': 'Living room, north wall',
  'addStorageItemBase64.name': 'Plan of the office',
  'validateStorageItem.name': 'Plan of the office',
  'listAppointments.timeZone': 'Europe/Amsterdam',
  'listAppointments.days': [{ day: '2026-11-26', times: ['10:30', '11:00'] }],
  'listAppointments.closed': [{ day: '2026-11-28', reason: 'weekend', name: null }],
  'saveEnquiryDraft.files': [id],
  'enquire.name': 'Ada Vos',
  'enquire.message': 'What would this come to, mounted, for two meeting rooms?',
  'enquire.kind': 'quotation',
  'enquire.quantity': 24,
  'enquire.appointment': 'callBack',
  'enquire.appointmentDay': '2026-11-26',
  'enquire.appointmentTime': '09:30',
  // These fields belong to other kinds of enquiries.
  'enquire.jobOffer': undefined,
  'enquire.orderNumber': undefined,
  'enquire.room': undefined,
  'saveEnquiryDraft.values': { email: 'ada@example', message: 'Which panel suits a meeting room of 30 m²?' },
  'saveEnquiryDraft.problem': 'VALIDATION',
  'saveEnquiryDraft.errors': [{ field: 'email', code: 'yup.errors.string.email', message: 'Please enter a valid e-mail address.' }],
  'EnquiryDraft.problem': 'VALIDATION',
  'EnquiryDraft.errors': [],
  'EnquiryDraft.files': [{ id, itemId: id, name: 'plan.pdf', size: 182_034 }],
  'EnquiryDraft.values': { email: 'ada@example', message: 'Which panel suits a meeting room of 30 m²?' },
  'enquire.files': [],
  'enquire.website': '',
  'enquire.openedAt': '2026-11-24T09:12:00.000Z',
  'businessCentralCallback.code': 'M.C5_BAY.2.U.7d0e',
  confirmationCode: 'K7QM-2F9P',
  'businessCentralCallback.error': undefined,
  'businessCentralCallback.error_description': undefined,
  'businessCentralCallback.error_uri': undefined,
  'businessCentralCallback.session_state': undefined,
  'businessCentralCallback.iss': undefined,
  // Only accounts with a second factor send a code.
  'login.code': undefined,
  'confirmSecondFactor.code': '492039',
  'renewRecoveryCodes.code': '492039',
  'removeSecondFactor.code': '492039',
  codes: Array.from({ length: recoveryCodes }, (_, at) => `7KQ${at}-WM4T-Z9PX-3HCV-R6BN-2YDJ`.replaceAll('0', '8').replaceAll('1', '9')),
  qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">…</svg>',
  recoveryCodesLeft: 9,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  since: '2026-11-24T09:12:00.000Z',
  uri: 'otpauth://totp/Quiet%20shop:ada%40example.nl?issuer=Quiet%20shop&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  'setShipping.slot': undefined,
  'listPaymentMethods.amount': 18695,
  'listProducts.colour': ['ochre'],
  'listProducts.minPrice': 5000,
  'listProducts.maxPrice': 20000,
  'listProducts.category': 'wall-panels',
  'listProducts.inStock': true,
  'listProducts.fireClass': ['B-s1,d0'],
  'validateEmail.email': 'ada@example.nl',
  'withdrawOrder.reason': 'Too large for the wall.',
  'withdrawChecked.reason': 'Too large for the wall.',
};

/** Examples of complete schemas whose fields must be consistent. */
const wholes: Record<string, unknown> = {
  Address: { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
  DeliveryAddress: { recipient: 'Reception, second floor', street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
  TypedAddress: { country: 'nl', postcode: '1012lg', houseNumber: '1' },
  Money: { amount: 8900, currency: 'EUR' },
  Picture: picture,
  Price: price,
  Cover: { area: 0.72, width: 1.2, height: 0.6 },
  Room: {
    use: 'a3',
    length: 8,
    width: 4,
    height: 3,
    floor: 'parquet',
    walls: 'plaster',
    ceiling: 'concrete',
    glass: 9,
    pane: 'window',
    doors: 1,
    furniture: { persons: 8 },
    place: 'walls',
  },
};

const typesOf = ({ type = [] }: JsonSchema): string[] => (Array.isArray(type) ? type : [type]);
const isNullable = (schema: JsonSchema): boolean => typesOf(schema).includes('null') || schema.anyOf?.some(isNullable) === true;

/** Example of a schema by its type, if there is none by name. @throws Error when the type has no example */
const byType = (schema: JsonSchema, owner: string, name: string): unknown => {
  const is = (type: string) => typesOf(schema).includes(type);
  const only = schema.anyOf ?? schema.oneOf;
  if (only) return exampleOf(only.find((one) => !isNullable(one)) ?? only[0]!, owner, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'date-time') return '2026-11-21T09:30:00.000Z';
  if (schema.format === 'date') return '2026-11-26';
  if (is('boolean')) return true;
  if (is('array')) return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items ?? {}, owner, name));
  if (is('object')) return ofObject(schema, owner);
  if (is('number') || is('integer')) return Math.max(schema.minimum ?? 0, 0);
  throw new Error(`No example for ${owner}.${name}: add one to the fields of src/openapi/examples.ts`);
};

const ofObject = ({ properties = {} }: JsonSchema, owner: string): unknown => {
  return Object.fromEntries(Object.entries(properties).flatMap(([field, schema]) => ((value) => (value === undefined ? [] : [[field, value]]))(exampleOf(schema, owner, field))));
};

/**
 * Example of a schema.
 * @param owner nearest schema or operation with a name
 * @param field name of the field; empty for a whole schema
 */
export const exampleOf = (schema: JsonSchema, owner: string, field = ''): unknown => {
  const exact = `${owner}.${field}`;
  if (Object.hasOwn(fields, exact)) return fields[exact];
  const reference = referenced(schema) ?? schema.anyOf?.map(referenced).find(Boolean);
  if (reference) return wholes[reference] ?? exampleOf(resolved({ $ref: `#/components/schemas/${reference}` }), reference, '');
  const fits = schema.enum === undefined && schema.const === undefined && !schema.format?.startsWith('date') && !schema.properties;
  if (field && fits && Object.hasOwn(fields, field) && isOfType(schema, fields[field])) return fields[field];
  return byType(schema, owner, field);
};

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
/** Whether a value has the type of a schema. */
const isOfType = (schema: JsonSchema, value: unknown): boolean => {
  if (schema.anyOf) return schema.anyOf.some((one) => isOfType(one, value));
  if (schema.enum || schema.const !== undefined) return (schema.enum ?? [schema.const]).includes(value);
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => kindOf(value) === (type === 'integer' ? 'number' : type));
};
