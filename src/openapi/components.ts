import { z } from 'zod';
import { Address, DeliveryAddress, StoredAddress, StoredDeliveryAddress } from '../contract/address.js';
import { ProductPicture } from '../contract/catalogue-pictures.js';
import {
  ChargedArea,
  Configuration,
  ConfigurationOption,
  ConfigurationPreview,
  Crop,
  Dimensions,
  ExpectedCrop,
  OptionValue,
  PhotoPrint,
  PriceStep,
  Surcharge,
} from '../contract/configuration.js';
import { Customer, CustomerAddress, Preferences, Session } from '../contract/customer.js';
import { Enquiry, EnquiryDraft } from '../contract/enquiry.js';
import { FieldError, ProblemDetails } from '../contract/errors.js';
import { CatalogueProduct, CatalogueResult, PriceItem } from '../contract/catalogue-changes.js';
import { OrderDocument } from '../contract/document.js';
import { Diagnosis, ErpConnection } from '../contract/integration.js';
import { Money, Price } from '../contract/money.js';
import { Contact, Order, OrderLine, OrderSummary, Payment, PaymentMethod, ShippingOption, StoredDetails, Withdrawal } from '../contract/order.js';
import {
  Acoustics,
  Category,
  CategorySummary,
  Colour,
  Cover,
  EndedProduct,
  Facet,
  Fragment,
  Picture,
  Product,
  ProductCard,
  QuantityPrice,
  Replacement,
  Slugs,
  Suggestions,
  TierPrice,
} from '../contract/product.js';
import { OrderNote, OrderRefund, PlacedOrder } from '../contract/placed-order.js';
import { ReceivedEnquiry } from '../contract/received-enquiry.js';
import { Room } from '../contract/room-schema.js';
import { operationNames, shopApi } from '../contract/shop-api.js';
import { StockItem, StockResult } from '../contract/stock.js';
import { OpenUpload, StorageFile, StorageItem } from '../contract/storage.js';
import { AddressVerdict, EmailVerdict, Rating, ValidateAddress } from '../contract/validation.js';
import { messageOf, ProductChanged, webhookEvents, webhookTable } from '../contract/webhook.js';
import type { JsonSchema } from './json-schema.js';

/** Schemas with a name of their own in the document. */
const named = {
  Acoustics,
  Address,
  AddressVerdict,
  CatalogueProduct,
  CatalogueResult,
  Category,
  CategorySummary,
  ChargedArea,
  Colour,
  Configuration,
  ConfigurationOption,
  ConfigurationPreview,
  Contact,
  Cover,
  Crop,
  Customer,
  CustomerAddress,
  DeliveryAddress,
  Diagnosis,
  Dimensions,
  EmailVerdict,
  EndedProduct,
  Enquiry,
  EnquiryDraft,
  ErpConnection,
  ExpectedCrop,
  Facet,
  FieldError,
  Fragment,
  Money,
  OpenUpload,
  OptionValue,
  Order,
  OrderDetails: StoredDetails,
  OrderDocument,
  OrderLine,
  OrderNote,
  OrderRefund,
  OrderSummary,
  Payment,
  PaymentMethod,
  PhotoPrint,
  Picture,
  PlacedOrder,
  PriceItem,
  Preferences,
  Price,
  PriceStep,
  Problem: ProblemDetails,
  Product,
  ProductCard,
  ProductPicture,
  ProductChanged,
  QuantityPrice,
  Rating,
  ReceivedEnquiry,
  Replacement,
  Room,
  Session,
  ShippingOption,
  Slugs,
  StockItem,
  StockResult,
  StorageFile,
  StorageItem,
  StoredAddress,
  StoredDeliveryAddress,
  Suggestions,
  Surcharge,
  TierPrice,
  TypedAddress: ValidateAddress,
  Withdrawal,
};

const pathTo = (name: string) => `#/components/schemas/${name}`;

/** Adapts keywords to OpenAPI: resource kinds of ids become an extension, and records with known keys become objects. */
const override = ({ jsonSchema: schema }: { jsonSchema: JsonSchema }): void => {
  if (schema['resource']) {
    schema['x-resource'] = schema['resource'];
    delete schema['resource'];
  }
  const { propertyNames, additionalProperties: value } = schema;
  if (!propertyNames?.enum || typeof value !== 'object') return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), value]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
};

/** Converts all schemas from their input side: fields that a sender may omit are also optional in responses, because one schema serves both directions. */
const convert = (): { schemas: Record<string, JsonSchema>; nameOf: (schema: z.ZodType) => string } => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const name = (id: string, schema: z.ZodType) => void (registry.has(schema) || registry.add(schema, { id }));
  for (const operation of operationNames) {
    name(`${operation}.input`, shopApi[operation].input);
    name(`${operation}.output`, shopApi[operation].output);
  }
  const messages = webhookEvents.map((type) => [`${type}.message`, messageOf(type, webhookTable[type].data)] as const);
  for (const [id, schema] of messages) name(id, schema);
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: pathTo, unrepresentable: 'any', override: override as never }) as { schemas: Record<string, JsonSchema> };
  for (const schema of Object.values(schemas)) {
    delete schema['$schema'];
    delete schema['$id'];
  }
  return { schemas, nameOf: (schema) => registry.get(schema)!.id };
};
const { schemas, nameOf } = convert();

/** Named schemas of the document. */
export const schemaComponents: Record<string, JsonSchema> = Object.fromEntries(Object.keys(named).map((name) => [name, schemas[name]!]));

/** JSON Schema of a schema of the contract: a reference if it is named, otherwise inline. */
export const schemaOf = (schema: z.ZodType): JsonSchema => {
  const name = nameOf(schema);
  return name in schemaComponents ? { $ref: pathTo(name) } : schemas[name]!;
};

/** Schema of the message of a webhook event. */
export const messageSchema = (type: string): JsonSchema => schemas[`${type}.message`]!;

/** Fields of an operation's input with their schemas, and the names of required ones. */
export const fieldsOf = (input: z.ZodType): { properties: Record<string, JsonSchema>; required: string[] } => {
  const { properties = {}, required = [] } = schemas[nameOf(input)]!;
  return { properties, required };
};

/** Resolves a reference to a named schema. */
export const resolved = (schema: JsonSchema): JsonSchema => (schema.$ref ? schemaComponents[schema.$ref.slice(pathTo('').length)]! : schema);
/** Name of the schema that a reference points to. */
export const referenced = (schema: JsonSchema): string | undefined => schema.$ref?.slice(pathTo('').length);
