import { languages } from '../../../contract/locales.js';
import { inEachCurrency } from '../../../domain/tier-price.js';
import type { Texts } from '../../catalogue/catalogue.types.js';
import type { Catalogue, ProductEntry } from '../catalogue-files.js';
import { SeededRandom } from './seeded-random.js';
import { details, places, sentences, series } from './words.js';

/** Code of a synthetic family. */
const codeOf = (serial: number): string => `SYN${String(serial).padStart(6, '0')}`;
/** SQL LIKE patterns that match only the ids of synthetic products, and only the codes of their families. */
export const syntheticIds = 'syn______-%';
export const syntheticCodes = 'SYN______';

type Words = NonNullable<ProductEntry['texts']['nl']>;
const day = 86_400_000;
const [firstDay, lastDay] = [Date.parse('2021-01-04'), Date.parse('2026-11-16')];
/** Factors for the sizes of the original family. */
const scales = [0.5, 0.75, 1, 1, 1.25, 1.5, 2];
/** Price of a tier as a share of the previous price. */
const tierShare = 0.93;

const scaled = (value: number, scale: number): number => (value >= 10 ? Math.round(value * scale) : Math.max(0.1, Math.round(value * scale * 10) / 10));

/** Values that occur in any family of a catalogue, from which synthetic families are composed. */
const poolsOf = ({ products, categories }: Catalogue) => {
  const valuesOf = (key: string) => products.flatMap(({ attributes }) => attributes[key] ?? []);
  const coloursOf = (type: ProductEntry['type']) => [...new Set(products.filter((family) => family.type === type).flatMap(({ variants }) => variants.map(({ colour }) => colour)))];
  return {
    material: valuesOf('material'),
    fireClass: valuesOf('fireClass'),
    categories: categories.map(({ id }) => id),
    colours: { Standard: coloursOf('Standard'), PhotoPrint: coloursOf('PhotoPrint') },
  };
};
type Pools = ReturnType<typeof poolsOf>;

const pricesOf = (base: ProductEntry, dice: SeededRandom): Pick<ProductEntry, 'price' | 'tiers'> => {
  const factor = 0.5 + dice.fraction() * 1.5;
  const price = inEachCurrency((currency) => Math.round((base.price[currency] * factor) / 5) * 5);
  const quantities = dice.pick([[], [5, 10], [5, 10, 50], [10, 25]]);
  const tiers = quantities.map((minQuantity, at) => {
    const share = tierShare ** (at + 1);
    return { minQuantity, price: inEachCurrency((currency) => Math.floor(price[currency] * share)) };
  });
  return { price, tiers };
};

const acousticsOf = ({ acoustics }: ProductEntry, dice: SeededRandom): ProductEntry['acoustics'] => {
  const factor = 0.5 + dice.fraction() * 0.6;
  if (acoustics.kind === 'absorption' || acoustics.kind === 'object') {
    const most = acoustics.kind === 'absorption' ? 1 : Number.POSITIVE_INFINITY;
    return { ...acoustics, bands: acoustics.bands.map((band) => Math.min(most, Math.round(band * factor * 20) / 20)) };
  }
  if (acoustics.kind === 'insulation') return { ...acoustics, rw: Math.round(acoustics.rw * factor) };
  return acoustics.kind === 'impact' ? { ...acoustics, deltaLw: Math.round(acoustics.deltaLw * factor) } : acoustics;
};

const attributesOf = (base: ProductEntry, { material, fireClass }: Pools, dice: SeededRandom): ProductEntry['attributes'] => {
  const scale = dice.pick(scales);
  const own = Object.entries(base.attributes).map(([key, value]) => [key, typeof value === 'number' ? scaled(value, scale) : value] as const);
  return { ...Object.fromEntries(own), material: dice.pick(material), fireClass: dice.pick(fireClass) };
};

/** One picture of the family at random, and the pictures that its options show, for all colours. */
const picturesOf = (base: ProductEntry, code: string, dice: SeededRandom): ProductEntry['pictures'] => {
  const first = dice.pick(base.pictures);
  const named = new Set(base.configuration?.options.flatMap(({ values }) => values.map(({ picture }) => picture)));
  return [first, ...base.pictures.filter((picture) => picture !== first && named.has(picture.file))].map((picture) => ({ ...picture, sku: `${code}-*-*` }));
};

const textsOf = (base: ProductEntry, serial: number, dice: SeededRandom): ProductEntry['texts'] => {
  const stem = dice.pick(series.first) + dice.pick(series.second);
  const name = stem.charAt(0).toUpperCase() + stem.slice(1);
  const [detail, place] = [dice.pick(details), dice.pick(places)];
  const wordsIn = (language: keyof Texts): Words => {
    const own = base.texts[language]!;
    const { use, series: about } = sentences[language];
    return {
      name: `${own.name} ${name} ${detail[language]}`,
      purpose: own.purpose,
      slug: `${own.slug}-${stem}-${serial}`,
      summary: `${own.summary} ${use(place[language])}`,
      description: [about(name, place[language])],
    };
  };
  return Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as Record<keyof Texts, Words>;
};

/**
 * Returns a function that generates the synthetic family of a serial number (from 1), modelled on a family of the catalogue. The
 * same catalogue and serial number always give the same family, so a larger number of families begins with those of a smaller
 * one. Each family has one to four colours.
 */
export const familiesAfter = (catalogue: Catalogue): ((serial: number) => ProductEntry) => {
  const pools = poolsOf(catalogue);
  return (serial) => {
    const dice = new SeededRandom(serial);
    const { reduction: _reduction, samples: _samples, ...base } = dice.pick(catalogue.products);
    const code = codeOf(serial);
    return {
      ...base,
      code,
      categories: [...new Set([base.categories[0]!, ...dice.pickSome(pools.categories, dice.integer(0, 1))])],
      since: new Date(firstDay + dice.integer(0, (lastDay - firstDay) / day) * day).toISOString().slice(0, 10),
      popularity: dice.integer(1, 100),
      ...pricesOf(base, dice),
      leadDays: dice.pick([0, 0, 2, 5, 10]),
      variants: dice.pickSome(pools.colours[base.type], dice.pick([1, 1, 1, 2, 2, 3, 4])).map((colour) => ({ colour, stock: dice.fraction() < 0.15 ? 0 : dice.integer(1, 400) })),
      acoustics: acousticsOf(base, dice),
      attributes: attributesOf(base, pools, dice),
      texts: textsOf(base, serial, dice),
      pictures: picturesOf(base, code, dice),
    };
  };
};
