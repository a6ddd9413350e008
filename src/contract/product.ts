import { z } from 'zod';
import { Attributes } from './attributes.js';
import { brandCodes } from './brands.js';
import { Id, idOf, optionalText, Quantity, requiredText, Slug } from './fields.js';
import { type Locale, locales } from './locales.js';
import { Money, Price } from './money.js';
import { PageInput, pageOf } from './page.js';

export const productTypes = ['Standard', 'PhotoPrint'] as const;
/** Values of the facet `thickness`, in millimetres: from, and up to the next. */
export const thicknessBands = ['0-24', '25-49', '50-99', '100-'] as const;
export type ThicknessBand = (typeof thicknessBands)[number];
export const productSorts = ['popular', 'priceAsc', 'priceDesc', 'newest', 'absorption', 'relevance'] as const;
export type ProductSort = (typeof productSorts)[number];

export const LocaleField = z.enum(locales as [Locale, ...Locale[]]);
export const Slugs = z.record(LocaleField, Slug);

/** Three letters; of a made-up family with a number behind. */
export const FamilyCode = z.string().regex(/^[A-Z]{3}\d{0,6}$/);

export const Picture = z.object({
  /** Path below the site's media root, e.g. `products/WPN-ochre-1.webp`. */
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** A few pixels of it, as a `data:` address, to be seen until it has come; null where there are none. */
  placeholder: z.string().nullable().default(null),
});
export type Picture = z.infer<typeof Picture>;

/** One octave band each: 125, 250, 500, 1000, 2000, 4000 Hz. */
export const OctaveBands = z.array(z.number()).length(6);
export const absorptionClasses = ['A', 'B', 'C', 'D', 'E', 'unclassified'] as const;

/** What a product does for a room (absorption, object area) or between rooms (insulation, impact). */
export const Acoustics = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('absorption'), bands: OctaveBands, mounting: z.string(), alphaW: z.number(), absorptionClass: z.enum(absorptionClasses), nrc: z.number() }),
  z.object({ kind: z.literal('object'), bands: OctaveBands, mounting: z.string() }),
  z.object({ kind: z.literal('insulation'), rw: z.number() }),
  z.object({ kind: z.literal('impact'), deltaLw: z.number() }),
  z.object({ kind: z.literal('none') }),
]);
export type Acoustics = z.infer<typeof Acoustics>;

/** m² of a piece (a pack: of all in it), and the sides of one face in m. */
export const Cover = z.object({ area: z.number(), width: z.number(), height: z.number() });
export type Cover = z.infer<typeof Cover>;

/** A price from `minQuantity` to `maxQuantity` pieces; null: no upper end. */
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

export const Stock = z.object({ available: z.number().int(), isMadeToOrder: z.boolean() });

/** When an order placed now leaves and arrives (calendar days in the site's time zone). */
export const DeliveryPromise = z.object({ orderBefore: z.iso.datetime(), dispatchOn: z.iso.date(), deliverOn: z.iso.date() });
export type DeliveryPromise = z.infer<typeof DeliveryPromise>;

/** A piece of a name; `isMatch`: it is what was searched for. */
export const Fragment = z.object({ text: z.string(), isMatch: z.boolean() });
export type Fragment = z.infer<typeof Fragment>;

export const ProductCard = z.object({
  id: Id,
  /** Code of the family it stands for; written documents name it. */
  family: FamilyCode,
  name: z.string(),
  /** The name cut at what was searched for; null without a search. */
  fragments: z.array(Fragment).nullable(),
  slug: Slug,
  picture: Picture,
  /** Price of one piece; where choices change it, the lowest one. */
  price: Price,
  /** Choices change the price. */
  isStartingPrice: z.boolean(),
  /** Price of one piece at the highest tier, with the quantity it starts at; null without tiers. Where choices change it, the lowest one. */
  lowestTier: z.object({ minQuantity: z.number().int(), price: Price }).nullable(),
  rating: z.object({ alphaW: z.number(), absorptionClass: z.enum(absorptionClasses) }).nullable(),
  colours: z.array(Colour),
  /** Main size, localised, e.g. `1.200 × 600 × 50 mm`. */
  size: z.string(),
  isMadeToOrder: z.boolean(),
  /** Some colour of it can be had now. */
  isAvailable: z.boolean(),
  /** There are options to choose from: `configureProduct` tells which. */
  isConfigurable: z.boolean(),
  delivery: DeliveryPromise,
  updatedAt: z.iso.datetime(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** What a reduced product cost at its lowest in the 30 days before (Directive 98/6/EC, article 6a), and how much less it costs now. */
export const Reduction = z.object({ lowestPrice30Days: Price, percent: z.number().int().min(1).max(99) });
export type Reduction = z.infer<typeof Reduction>;

export const CategoryRef = z.object({ id: Id, name: z.string(), slug: Slug });

export const Product = z.object({
  id: Id,
  sku: z.string(),
  /** Code of the family whose colours share everything but their look; written documents name it. */
  family: FamilyCode,
  type: z.enum(productTypes),
  /** There are options to choose from: `configureProduct` tells which. */
  isConfigurable: z.boolean(),
  name: z.string(),
  slug: Slug,
  summary: z.string(),
  description: z.array(z.string()),
  category: CategoryRef,
  pictures: z.array(Picture),
  colours: z.array(Colour),
  /** Main size, localised, e.g. `1.200 × 600 × 50 mm`. */
  size: z.string(),
  attributes: Attributes,
  acoustics: Acoustics,
  /** What an absorbing piece covers, or needs room for; null where its size is the buyer's to choose. */
  cover: Cover.nullable(),
  quantity: z.object({ current: Quantity.default(1) }),
  volumeDiscount: z.array(TierPrice),
  priceIncVat: Money,
  priceExcVat: Money,
  /** The lowest price of one piece among the configurations that can be ordered; null: no choice changes the price. */
  startingPrice: Price.nullable(),
  /** Null: not reduced, or not below what it cost before. */
  reduction: Reduction.nullable(),
  /** Price of a square metre or metre, where it applies. */
  unitPrice: z.object({ per: z.enum(['m2', 'm']), price: Price }).nullable(),
  stock: Stock,
  delivery: DeliveryPromise,
  /** VAT rate in percent of the locale's country. */
  vatRate: z.number(),
});
export type Product = z.infer<typeof Product>;

/** What a list can be narrowed by, in the order shown; several values of one facet widen it, several facets narrow it. */
export const facetKeys = ['absorptionClass', 'thickness', 'colour', 'material', 'fireClass', 'brand', 'inStock'] as const;
export type FacetKey = (typeof facetKeys)[number];
export const Facet = z.object({
  key: z.enum(facetKeys),
  /** `count`: families the list would show with this value, the other facets as they are. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), isSelected: z.boolean() })),
});
export type Facet = z.infer<typeof Facet>;

export const ProductPage = pageOf(ProductCard).extend({
  facets: z.array(Facet),
  /** In menu order, children after their parent; `count`: families the list would show in the category, the facets as they are. */
  categories: z.array(CategoryRef.extend({ parentId: Id.nullable(), count: z.number().int(), isSelected: z.boolean() })),
  /** Lowest and highest price of the list, its own price bounds left aside; null for an empty list. */
  priceRange: z.object({ min: Money, max: Money }).nullable(),
  /** The nearest words of the catalogue, for a search that found nothing or only what is like it. */
  didYouMean: z.string().nullable(),
});
export type ProductPage = z.infer<typeof ProductPage>;

const chosen = z.array(requiredText(80)).max(20).optional();
/** Minor units of the locale's currency, VAT contained. */
const priceBound = z.number().int().min(0).max(100_000_000).optional();
export const ListProducts = PageInput.extend({
  q: optionalText(100),
  category: idOf('category').optional(),
  colour: chosen,
  material: chosen,
  absorptionClass: z.array(z.enum(absorptionClasses)).max(6).optional(),
  fireClass: chosen,
  thickness: z.array(z.enum(thicknessBands)).max(4).optional(),
  brand: z.array(z.enum(brandCodes)).max(5).optional(),
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
export const ListProductsById = z.strictObject({ id: z.array(idOf('product')).max(12).optional(), family: z.array(FamilyCode).max(12).optional() });
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
  /** The category above it; null: it stands at the top. */
  parentId: Id.nullable(),
  summary: z.string(),
  picture: Picture,
  /** Families in it and in the categories below it. */
  productCount: z.number().int(),
});
export type CategorySummary = z.infer<typeof CategorySummary>;
export const Category = CategorySummary.extend({ parent: CategoryRef.nullable(), description: z.string(), slugs: Slugs });
export type Category = z.infer<typeof Category>;
