import type { z } from 'zod';
import { Configuration, ConfigurationOption, ConfigurationPreview, OptionValue, PhotoPrint } from './configuration.js';
import { Customer, SessionList } from './customer.js';
import { Appointments, EnquiryDraft } from './enquiry.js';
import { ProblemDetails } from './errors.js';
import { DiagnosisPage } from './integration.js';
import { defaultLocale } from './locales.js';
import type { Money, Price } from './money.js';
import { OrderDocument } from './document.js';
import { Order, OrderLine, OrderPage, OrderSummary, OrderTotals, ShippingOption } from './order.js';
import { defaultPageSize } from './page.js';
import {
  Category,
  CategoryRef,
  CategorySummary,
  Colour,
  EndedProduct,
  Facet,
  Picture,
  Product,
  ProductSample,
  ProductCard,
  ProductPage,
  QuantityPrice,
  Replacement,
  Suggestions,
} from './product.js';
import { Reordered } from './reorder.js';
import { StorageFile, StorageItem, StoragePage, StoredProduct } from './storage.js';
import { WithdrawalOffer } from './withdrawal.js';

/**
 * How the storefront reads objects of a Shop API that are not as the contract describes them. Objects without a row are values, such as
 * a price or a range: they need all their fields, because a part of a value must not be guessed.
 */
export interface ReadingRule {
  /** Schemas of the objects. */
  of: readonly z.ZodObject[];
  /** Fields that must be there, and why. Without one of them an item is left out of its list; a whole response is not usable. */
  needs: Readonly<Record<string, string>>;
  /**
   * Replaces other fields that are missing or invalid: a value, or a function of the fields that are there. The fields that are not
   * listed get the neutral value of their type: null, an empty list or text, false.
   */
  otherwise: Readonly<Record<string, unknown>>;
  /** Lists from which no item can be left out, and why. */
  whole: Readonly<Record<string, string>>;
}

type Fields<Schema extends z.ZodObject> = keyof Schema['shape'] & string;
interface Row<Schema extends z.ZodObject> {
  needs: Partial<Record<Fields<Schema>, string>>;
  otherwise?: Partial<Record<Fields<Schema>, unknown>>;
  whole?: Partial<Record<Fields<Schema>, string>>;
}
const rule = <Schema extends z.ZodObject>(of: Schema | readonly Schema[], row: Row<Schema>) => ({ of: [of].flat(), otherwise: {}, whole: {}, ...row }) as unknown as ReadingRule;

/** Shown as an empty frame. */
const noPicture: Picture = { file: '', width: 1200, height: 900, alt: '', placeholder: null };
const unknownTime = new Date(0).toISOString();
const itself = ({ id }: { id: string }) => id;
const unmatched = ({ name }: { name: string }) => [{ text: name, isMatch: false }];
const currencyOf = (amountOf: (fields: never) => Price) => (fields: never) => amountOf(fields).includingVat.currency;
/** VAT rate in percent, from a price in both views. */
const rateOf = ({ priceIncVat: { amount: gross }, priceExcVat: { amount: net } }: { priceIncVat: Money; priceExcVat: Money }) =>
  net === 0 ? 0 : Math.round((gross / net - 1) * 100);

const amounts = 'amounts must not be guessed';
const page = { needs: { items: 'they are the list' }, otherwise: { total: ({ items }: { items: unknown[] }) => items.length, page: 1, pageSize: defaultPageSize } };
const card = { id: 'links, lists and the cart contain it', name: 'its link has no other text', slug: 'its page has no other address', price: amounts };
const category = { id: 'filters and menus contain it', name: card.name, slug: card.slug };
const configuration = {
  needs: { productId: 'it belongs to that product', unitPrice: amounts, total: amounts },
  otherwise: { quantity: 1 },
  whole: { trace: 'the steps add up to the price' },
};

export const readingRules: readonly ReadingRule[] = [
  rule<z.ZodObject>([ProductPage, OrderPage, StoragePage], page),
  rule(DiagnosisPage, { ...page, otherwise: { ...page.otherwise, checkedAt: unknownTime } }),
  rule(SessionList, { needs: { items: page.needs.items } }),

  rule(ProductCard, {
    needs: card,
    // Whether it is available is known when it is added to the cart.
    otherwise: { family: itself, picture: noPicture, isAvailable: true, updatedAt: unknownTime },
    whole: { fragments: 'they are the parts of the name' },
  }),
  rule(Suggestions, { needs: {} }),
  rule(Suggestions.shape.products.element, { needs: card, otherwise: { fragments: unmatched, picture: noPicture }, whole: { fragments: 'they are the parts of the name' } }),
  rule(Suggestions.shape.categories.element, { needs: category, otherwise: { fragments: unmatched }, whole: { fragments: 'they are the parts of the name' } }),
  rule(ProductPage.shape.categories.element, { needs: category, otherwise: { count: 0 } }),
  rule(CategoryRef, { needs: category }),
  rule<z.ZodObject>([CategorySummary, Category], { needs: category, otherwise: { picture: noPicture, productCount: 0 } }),
  rule(Facet, { needs: { key: 'it is the name of the filter' } }),
  rule(Facet.shape.values.element, { needs: { value: 'the filter contains it', label: 'the filter has no other text' }, otherwise: { count: 0 } }),
  rule(Picture, { needs: { file: 'it is the picture' }, otherwise: { width: noPicture.width, height: noPicture.height } }),
  rule(Colour, { needs: { id: 'choices contain it', name: card.name, productId: 'it is the product in that colour', slug: card.slug }, otherwise: { hex: '#cccccc' } }),
  rule(ProductSample, {
    needs: { productId: 'the cart contains it', sampleOf: 'it is the product of the colour', name: 'its button has no other text', price: amounts },
    otherwise: { hex: '#cccccc', isAvailable: true },
  }),
  rule(Product, {
    needs: {
      id: card.id,
      name: 'it is the title of the page',
      slug: card.slug,
      category: 'the page is below it',
      priceIncVat: amounts,
      priceExcVat: amounts,
      stock: 'goods that are not there must not be promised',
    },
    otherwise: { sku: itself, family: itself, type: 'Standard', acoustics: { kind: 'none' }, quantity: { current: 1 }, vatRate: rateOf },
  }),
  rule(EndedProduct, { needs: { id: card.id, name: 'it is the title of the page', slug: card.slug } }),
  rule(Replacement, { needs: { id: 'the cart contains it', name: card.name, slug: card.slug } }),
  rule(QuantityPrice, { needs: { quantity: 'the price is for it', unitPrice: amounts, total: amounts } }),

  rule(ConfigurationPreview, configuration),
  rule(Configuration, { ...configuration, needs: { id: 'the cart contains it', ...configuration.needs }, otherwise: { ...configuration.otherwise, updatedAt: unknownTime } }),
  rule(ConfigurationOption, {
    needs: { id: 'choices contain it', kind: 'it is the kind of its control', label: 'the control has no other text' },
    otherwise: { isAllowed: true, choice: null },
  }),
  rule(OptionValue, { needs: { id: 'choices contain it', label: 'the choice has no other text' }, otherwise: { isAllowed: true } }),
  rule(PhotoPrint, {
    needs: {
      productId: 'it belongs to that product',
      formats: 'a print has one of these sizes',
      minimumDpi: 'a print must not be blurred',
      bleedMm: 'the crop contains it',
    },
    otherwise: { goodDpi: ({ minimumDpi }: { minimumDpi: number }) => minimumDpi },
  }),

  rule(Order, {
    needs: {
      id: 'every call about the order contains it',
      state: 'it decides what the buyer can do',
      country: 'it decides the VAT',
      lines: 'they are what the buyer orders',
      totals: amounts,
    },
    otherwise: { version: 0, locale: defaultLocale, currency: currencyOf(({ totals }: { totals: { total: Price } }) => totals.total) },
    whole: { lines: 'the buyer pays for all of them' },
  }),
  rule(OrderLine, {
    needs: {
      id: 'a change of the line contains it',
      productId: 'the line is this product',
      name: 'the line has no other text',
      slug: card.slug,
      quantity: 'the buyer pays for it',
      unitPrice: amounts,
      total: amounts,
    },
    otherwise: {
      sku: ({ productId }: { productId: string }) => productId,
      picture: noPicture,
      tierQuantity: ({ quantity }: { quantity: number }) => quantity,
      // Consumers have this right unless the goods are personal.
      isWithdrawable: true,
    },
    whole: { trace: 'the steps add up to the price' },
  }),
  rule(OrderTotals, { needs: { goods: amounts, total: amounts }, whole: { vat: 'they add up to the VAT' } }),
  rule(OrderSummary, {
    needs: { id: 'its link contains it', state: 'it decides what the buyer can do', total: amounts },
    otherwise: { currency: currencyOf(({ total }: { total: Price }) => total), pieces: ({ names }: { names: unknown[] }) => names.length },
  }),
  rule(Reordered, { needs: { order: 'it is the cart' } }),
  rule(OrderDocument, { needs: { kind: 'it decides the link', number: 'the link contains it', issuedAt: 'buyers tell documents apart by it', total: amounts } }),
  rule(ShippingOption, { needs: { method: 'it is what the buyer chooses', today: 'the calendar starts there' } }),
  rule(WithdrawalOffer.shape.lines.element, {
    needs: {
      id: 'the withdrawal contains it',
      name: 'the line has no other text',
      quantity: 'the buyer chooses how many',
      total: amounts,
      left: 'the buyer chooses how many',
    },
    otherwise: { picture: noPicture },
  }),

  rule(StorageItem, {
    needs: { id: 'every call about the item contains it', kind: 'it decides what can be done with it', name: 'it has no other text', updatedAt: 'the library shows it' },
    otherwise: { createdAt: ({ updatedAt }: { updatedAt: string }) => updatedAt },
  }),
  rule(StorageFile, {
    needs: { id: 'every call about the file contains it', uploadId: 'it is the content of the file', name: 'its link has no other text' },
    otherwise: { type: 'application/octet-stream', size: 0, position: 0, path: ({ uploadId }: { uploadId: string }) => `/Uploads/${encodeURIComponent(uploadId)}/original` },
  }),
  rule(StoredProduct, { needs: card, otherwise: { picture: noPicture, isOnSale: true } }),
  rule(Customer, {
    needs: {
      id: 'it is the account',
      customerType: 'it decides which details are required',
      email: 'it is the name of the account',
      addresses: 'saving the account replaces all of them',
    },
    otherwise: { preferences: { locale: defaultLocale, vatView: 'incl', newsletter: false }, createdAt: unknownTime },
    whole: { addresses: 'saving the account replaces all of them' },
  }),
  rule(Appointments, { needs: { kind: 'it decides the form', timeZone: 'the times are in it', today: 'the calendar starts there' } }),
  rule(EnquiryDraft, { needs: { kind: 'it decides the form' }, otherwise: { problem: 'VALIDATION' } }),

  rule(ProblemDetails, { needs: { code: 'it decides what the visitor reads' }, otherwise: { status: 500 } }),
];

const rules = new Map(readingRules.flatMap((one) => one.of.map((schema) => [schema, one] as const)));

/** The rule of an object; undefined for a value. */
export const readingRuleOf = (schema: z.ZodObject): ReadingRule | undefined => rules.get(schema);
