import { z } from 'zod';
import { Attributes } from './attributes.js';
import { brandCodes } from './brand-codes.js';
import { Id, idOf, optionalText, Quantity, requiredText, Slug } from './fields.js';
import { countries, type Locale, locales } from './locales.js';
import { Money, Price } from './money.js';
import { PageInput, pageOf } from './page.js';

export const productTypes = ['Standard', 'PhotoPrint'] as const;
/** Values of the facet `thickness` in millimetres: from the first number up to the next band. */
export const thicknessBands = ['0-24', '25-49', '50-99', '100-'] as const;
export type ThicknessBand = (typeof thicknessBands)[number];
export const productSorts = ['popular', 'priceAsc', 'priceDesc', 'newest', 'absorption', 'relevance'] as const;
export type ProductSort = (typeof productSorts)[number];

export const LocaleField = z.enum(locales as [Locale, ...Locale[]]);
/** Slug in each locale that has the page. */
export const Slugs = z.partialRecord(LocaleField, Slug);

/** Family code of the embedded catalogue, to which documents refer: three letters, followed by a number for families that `db seed --synthetic` generates. */
export const FamilyCode = z.string().regex(/^[A-Z]{3}\d{0,6}$/);

export const Picture = z.object({
  /**
   * Path below the site's media root, e.g. `products/WPN-ochre-1.webp`. A Shop API can also name a URL of another host, or a path of its own
   * (`/…`); the storefront replaces both. Empty: no picture.
   */
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** A tiny version of the picture as `data:` URL, shown until the picture has loaded; null if there is none. */
  placeholder: z.string().nullable().default(null),
});
export type Picture = z.infer<typeof Picture>;

/** One value for each octave band: 125, 250, 500, 1000, 2000, 4000 Hz. */
export const OctaveBands = z.array(z.number()).length(6);
export const absorptionClasses = ['A', 'B', 'C', 'D', 'E', 'unclassified'] as const;

/** Rating of an absorber by ISO 11654. */
export const AbsorptionRating = z.object({
  alphaW: z.number(),
  /** Letters L, M, H of the ranges that absorb more than `alphaW` states; empty: none. Shown behind it: `0.65(MH)`. */
  shapeIndicators: z.string().regex(/^L?M?H?$/),
  absorptionClass: z.enum(absorptionClasses),
});
export type AbsorptionRating = z.infer<typeof AbsorptionRating>;

/** Acoustic data of a product: effect in a room (absorption, object area) or between rooms (insulation, impact). */
export const Acoustics = z.discriminatedUnion('kind', [
  AbsorptionRating.extend({ kind: z.literal('absorption'), bands: OctaveBands, mounting: z.string(), nrc: z.number() }),
  z.object({ kind: z.literal('object'), bands: OctaveBands, mounting: z.string() }),
  z.object({ kind: z.literal('insulation'), rw: z.number() }),
  z.object({ kind: z.literal('impact'), deltaLw: z.number() }),
  z.object({ kind: z.literal('none') }),
]);
export type Acoustics = z.infer<typeof Acoustics>;

/** Area in m² of a piece (for a pack: of its whole content), and sides of one face in m. */
export const Cover = z.object({ area: z.number(), width: z.number(), height: z.number() });
export type Cover = z.infer<typeof Cover>;

/** A price from `minQuantity` to `maxQuantity` pieces; null: no upper limit. */
export const TierPrice = z.object({
  minQuantity: z.number().int(),
  maxQuantity: z.number().int().nullable(),
  priceIncludingVat: Money,
  priceExcludingVat: Money,
});
export type TierPrice = z.infer<typeof TierPrice>;

/** One colour of a family; each colour is a product with its own page. */
export const Colour = z.object({ id: z.string(), name: z.string(), hex: z.string(), productId: Id, slug: Slug });
export type Colour = z.infer<typeof Colour>;

/** A sample of a colour: a product of its own, which `addOrderLine` accepts once. */
export const ProductSample = z.object({
  productId: Id,
  /** Id of the product of which it is a sample. */
  sampleOf: Id,
  /** Name of the colour. */
  name: z.string(),
  hex: z.string(),
  price: Price,
  isAvailable: z.boolean(),
});
export type ProductSample = z.infer<typeof ProductSample>;

/** What one piece in the cart is. `toMeasure`: cut to the buyer's size. `metre`: sold by the metre, so that the quantity is the length. */
export const saleForms = ['piece', 'pack', 'roll', 'sheet', 'metre', 'toMeasure'] as const;
export type SaleForm = (typeof saleForms)[number];
/** What one piece is, and its price per m² or metre (Directive 98/6/EC). */
export const SaleUnit = z.object({
  form: z.enum(saleForms),
  /** Items in a pack; 1 otherwise. */
  pieces: z.number().int(),
  /** Null: sold by the piece. */
  per: z.enum(['m2', 'm']).nullable(),
  /** m² or metres of one piece; null: sold by the piece, or the buyer chooses the size. */
  amount: z.number().nullable(),
  /** Price of one m² or metre; null: none is needed. */
  price: Price.nullable(),
});
export type SaleUnit = z.infer<typeof SaleUnit>;

export const Stock = z.object({ available: z.number().int(), isMadeToOrder: z.boolean() });

/** Dispatch and arrival of an order placed now (calendar days in the site's time zone). */
export const DeliveryPromise = z.object({ orderBefore: z.iso.datetime(), dispatchOn: z.iso.date(), deliverOn: z.iso.date() });
export type DeliveryPromise = z.infer<typeof DeliveryPromise>;

/** Delivery of goods to a country. */
export const DeliveryCost = z.object({
  country: z.enum(countries),
  price: Price,
  /** Value of goods including VAT from which it is free; null: it is never free. */
  freeFrom: Money.nullable(),
});
export type DeliveryCost = z.infer<typeof DeliveryCost>;

/** A part of a name; `isMatch`: it matches the search. */
export const Fragment = z.object({ text: z.string(), isMatch: z.boolean() });
export type Fragment = z.infer<typeof Fragment>;

export const ProductCard = z.object({
  id: Id,
  /** Code of its product family, to which documents can refer. */
  family: Id,
  name: z.string(),
  /** The name, split at matches of the search; null without a search. */
  fragments: z.array(Fragment).nullable(),
  slug: Slug,
  picture: Picture,
  /** Price of one piece; if options change it, the lowest price. */
  price: Price,
  /** Options can change the price. */
  isStartingPrice: z.boolean(),
  /** Null: unknown. */
  saleUnit: SaleUnit.nullable().default(null),
  /** Price of one piece at the highest tier, with its minimum quantity; null without tiers. If options change it, the lowest price. */
  lowestTier: z.object({ minQuantity: z.number().int(), price: Price }).nullable(),
  rating: AbsorptionRating.nullable(),
  colours: z.array(Colour),
  /** Main size, localised, e.g. `1200 × 600 × 50 mm`. */
  size: z.string(),
  isMadeToOrder: z.boolean(),
  /** At least one colour is in stock. */
  isAvailable: z.boolean(),
  /** The product has options, which `configureProduct` returns. */
  isConfigurable: z.boolean(),
  /** Null: unknown; then no day is shown. */
  delivery: DeliveryPromise.nullable(),
  updatedAt: z.iso.datetime(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** Lowest price of a reduced product in the 30 days before the reduction (Directive 98/6/EC, article 6a), and the reduction in percent. */
export const Reduction = z.object({ lowestPrice30Days: Price, percent: z.number().int().min(1).max(99) });
export type Reduction = z.infer<typeof Reduction>;

export const CategoryRef = z.object({ id: Id, name: z.string(), slug: Slug });

/** A product that others link to. */
const ProductRef = z.object({ id: Id, name: z.string(), slug: Slug });
/** The product on sale that replaces one that is not sold any more. */
export const Replacement = ProductRef.extend({
  /** Whether it has options, so that it is chosen on its page. */
  isConfigurable: z.boolean(),
});
export type Replacement = z.infer<typeof Replacement>;

/** A product that is not sold any more, for the page at its address. */
export const EndedProduct = ProductRef.extend({
  /** Its slug in every locale. */
  slugs: Slugs,
  /** Its category; null if that has no products on sale. */
  category: CategoryRef.nullable(),
  replacement: Replacement.nullable(),
  /** Similar products on sale. */
  alternatives: z.array(ProductCard),
});
export type EndedProduct = z.infer<typeof EndedProduct>;

export const Product = z.object({
  id: Id,
  sku: z.string(),
  /** Code of the family, whose colours differ only in appearance; documents can refer to it. */
  family: Id,
  type: z.enum(productTypes),
  /** The product has options, which `configureProduct` returns. */
  isConfigurable: z.boolean(),
  name: z.string(),
  /** What the product is for, in the words that buyers search with; part of the page title. Empty: unknown. */
  purpose: z.string(),
  slug: Slug,
  summary: z.string(),
  description: z.array(z.string()),
  category: CategoryRef,
  pictures: z.array(Picture),
  colours: z.array(Colour),
  /** Samples of the family's colours; empty: there are none. */
  samples: z.array(ProductSample),
  /** Main size, localised, e.g. `1200 × 600 × 50 mm`. */
  size: z.string(),
  attributes: Attributes,
  acoustics: Acoustics,
  /** Area that a piece covers or needs; null if the buyer chooses the size. */
  cover: Cover.nullable(),
  quantity: z.object({ current: Quantity.default(1) }),
  volumeDiscount: z.array(TierPrice),
  priceIncVat: Money,
  priceExcVat: Money,
  /** Lowest unit price among the valid configurations; null: no option changes the price. */
  startingPrice: Price.nullable(),
  /** Null: not reduced, or the price is not below the earlier one. */
  reduction: Reduction.nullable(),
  /** Null: unknown. */
  saleUnit: SaleUnit.nullable().default(null),
  /** Price per square metre or metre, where it applies. */
  unitPrice: z.object({ per: z.enum(['m2', 'm']), price: Price }).nullable(),
  stock: Stock,
  /** Null: unknown; then no day is shown. */
  delivery: DeliveryPromise.nullable(),
  /** Delivery of one piece to the country of the locale. Absent: unknown. */
  deliveryCost: DeliveryCost.optional(),
  /** VAT rate of the locale's country in percent. */
  vatRate: z.number(),
});
export type Product = z.infer<typeof Product>;

/** Facets of a list in display order. Several values of one facet are combined with "or", several facets with "and". */
export const facetKeys = ['absorptionClass', 'thickness', 'colour', 'shape', 'material', 'fireClass', 'brand', 'inStock'] as const;
export type FacetKey = (typeof facetKeys)[number];
export const Facet = z.object({
  key: z.enum(facetKeys),
  /** `count`: number of families with this value, under the other selected facets. `hex`: colour of its swatch; null: none. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), isSelected: z.boolean(), hex: z.string().nullable().default(null) })),
});
export type Facet = z.infer<typeof Facet>;

export const ProductPage = pageOf(ProductCard).extend({
  facets: z.array(Facet),
  /** In menu order, children after their parent. `count`: number of families in the category, under the selected facets. */
  categories: z.array(CategoryRef.extend({ parentId: Id.nullable(), count: z.number().int(), isSelected: z.boolean() })),
  /** Lowest and highest price of the list before its own price filter; null for an empty list. */
  priceRange: z.object({ min: Money, max: Money }).nullable(),
  /** The most similar words of the catalogue, if a search has no results or only similar ones. */
  didYouMean: z.string().nullable(),
});
export type ProductPage = z.infer<typeof ProductPage>;

const chosen = z.array(requiredText(80)).max(20).optional();
/** Minor units of the locale's currency, including VAT. */
const priceBound = z.number().int().min(0).max(100_000_000).optional();
export const ListProducts = PageInput.extend({
  q: optionalText(100),
  category: idOf('category').optional(),
  /** Colour families. Cards show the variant of the selected colour or format. */
  colour: chosen,
  /** Formats of prints. */
  shape: chosen,
  material: chosen,
  absorptionClass: z.array(z.enum(absorptionClasses)).max(6).optional(),
  fireClass: chosen,
  thickness: z.array(z.enum(thicknessBands)).max(4).optional(),
  brand: z.array(z.enum(brandCodes)).max(brandCodes.length).optional(),
  inStock: z.boolean().optional(),
  minPrice: priceBound,
  maxPrice: priceBound,
  sort: z.enum(productSorts).default('popular'),
});

export const SuggestProducts = z.strictObject({ q: requiredText(100) });
export const Suggestions = z.object({
  products: z.array(z.object({ id: Id, name: z.string(), slug: Slug, fragments: z.array(Fragment), picture: Picture, price: Price, isStartingPrice: z.boolean() })),
  categories: z.array(CategoryRef.extend({ fragments: z.array(Fragment) })),
});
export type Suggestions = z.infer<typeof Suggestions>;

/** Products by id, families by code; unknown ones are left out. */
export const ListProductsById = z.strictObject({ id: z.array(idOf('product')).max(12).optional(), family: z.array(Id).max(12).optional() });
export const ProductCards = z.array(ProductCard);
export const GetDataSheet = z.strictObject({ id: idOf('product'), locale: LocaleField.optional() });

export const QuantityPrice = z.object({
  quantity: z.number().int(),
  unitPrice: Price,
  total: Price,
  volumeDiscount: z.array(TierPrice),
});
export type QuantityPrice = z.infer<typeof QuantityPrice>;

export const CategorySummary = CategoryRef.extend({
  /** Parent category; null: top level. */
  parentId: Id.nullable(),
  summary: z.string(),
  picture: Picture,
  /** Number of families in it and in its descendants. */
  productCount: z.number().int(),
});
export type CategorySummary = z.infer<typeof CategorySummary>;
export const Category = CategorySummary.extend({ parent: CategoryRef.nullable(), description: z.string(), slugs: Slugs });
export type Category = z.infer<typeof Category>;
