import { type Attribute, Attributes } from '../../contract/attributes.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import type { Cover } from '../../contract/product.js';
import { formatPercent } from '../formats.js';
import type { StoredAcoustics, StoredAttribute, StoredUnit } from './catalogue.types.js';

type NumberAttribute = Extract<StoredAttribute, { type: 'number' }>;

const formatters = new Map<string, Intl.NumberFormat>();
/** Formats a number in a unit. Millimetres have no thousands separators, as in drawings and in what shoppers type. */
const decimal = (value: number, unit: string, locale: Locale): string => {
  const useGrouping = unit !== 'mm';
  const key = `${locale} ${useGrouping}`;
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping })));
  return found.format(value);
};

const languageOf = (locale: Locale) => localeTable[locale].language;

/** Number and unit in the format of the locale: `1200 mm`, `1.500 kg/m³`, `60 %`. */
const measure = ({ value, unit }: NumberAttribute, locale: Locale): string => {
  const word = unit[languageOf(locale)];
  return word === '%' ? formatPercent(value, locale) : `${decimal(value, word, locale)}\u00a0${word}`;
};

const dimensionTypes: Record<string, Attribute['type']> = { width: 'Width', height: 'Height' };

/** The attributes in the language and number format of the locale; incomplete ones are left out. */
export const attributesIn = (attributes: readonly StoredAttribute[], locale: Locale): Attribute[] =>
  Attributes.parse(
    attributes.map((attribute) => ({
      name: attribute.name[languageOf(locale)],
      value: attribute.type === 'number' ? measure(attribute, locale) : attribute.value[languageOf(locale)],
      type: dimensionTypes[attribute.key] ?? attribute.type,
    })),
  );

/** The main size, `1200 × 600 × 50 mm` or `⌀ 600 × 40 mm`; empty for goods without one. */
export const sizeIn = (attributes: readonly StoredAttribute[], locale: Locale): string => {
  const numbers = new Map(attributes.flatMap((attribute) => (attribute.type === 'number' ? [[attribute.key, attribute] as const] : [])));
  const sides = ['diameter', 'length', 'width', 'height', 'thickness'].flatMap((key) => numbers.get(key) ?? []);
  const unit = sides[0]?.unit[languageOf(locale)];
  if (!unit) return '';
  const written = sides.map(({ key, value }) => `${key === 'diameter' ? '⌀ ' : ''}${decimal(value, unit, locale)}`);
  return `${written.join(' × ')}\u00a0${unit}`;
};

/** The area of wall or ceiling that a piece covers, by its two longest sides without the thickness (m, m²); null for goods without two sides or without absorption. */
export const coverOf = ({ attributes, acoustics, unit }: { attributes: readonly StoredAttribute[]; acoustics: StoredAcoustics; unit: StoredUnit }): Cover | null => {
  if (acoustics.kind !== 'absorption' && acoustics.kind !== 'object') return null;
  const metres = new Map(attributes.flatMap((attribute) => (attribute.type === 'number' ? [[attribute.key, attribute.value / 1000] as const] : [])));
  const diameter = metres.get('diameter');
  const sides = diameter ? [diameter, diameter] : ['length', 'width', 'height'].flatMap((key) => metres.get(key) ?? []).toSorted((one, other) => other - one);
  const [width, height] = sides;
  if (!width || !height) return null;
  return { area: acoustics.kind === 'absorption' && unit.per === 'm2' ? unit.amount : width * height, width, height };
};
