import { type FacetKey, absorptionClasses, thicknessBands } from '../contract/product.js';
import type { StoredCategory, StoredFacets, Texts } from './listing.types.js';
import { colourFamilyIds, colourFamilyOf, shapeIds } from '../domain/colour-families.js';
import { isComparable, isFireClass, materialOf } from '../domain/materials.js';
import { materialNames } from './material-names.js';
import { colourFamilyNames } from './colour-family-names.js';

/** Facets that are stored as tags. `inStock` is a column of its own, because it changes often. */
export type TagFacet = Exclude<FacetKey, 'inStock'> | 'category';
export interface Tag {
  facet: TagFacet;
  value: string;
  label: Texts;
  position: number;
}

const same = (word: string): Texts => ({ nl: word, de: word, fr: word, en: word });

const thicknessLabel = (band: string): Texts => {
  const [from = '', to = ''] = band.split('-');
  if (from === '0') return { nl: `tot en met ${to}\u00a0mm`, de: `bis ${to}\u00a0mm`, fr: `jusqu’à ${to}\u00a0mm`, en: `up to ${to}\u00a0mm` };
  if (!to) return { nl: `vanaf ${from}\u00a0mm`, de: `ab ${from}\u00a0mm`, fr: `à partir de ${from}\u00a0mm`, en: `${from}\u00a0mm and over` };
  return same(`${from}–${to}\u00a0mm`);
};

export type CategoryTree = ReadonlyMap<string, StoredCategory>;

/** Ids of a category and its ancestors. */
export const withAncestors = (id: string, tree: CategoryTree): string[] => {
  const line: string[] = [];
  for (let at: string | null = id; at !== null && !line.includes(at); at = tree.get(at)?.parentId ?? null) line.push(at);
  return line;
};

/** The values of a family that lists filter by. */
export interface TaggedFamily {
  facets: StoredFacets;
  colours: readonly { id: string; facts: { name: Texts; hex: string } }[];
  /** Ids of its categories. */
  categories: readonly string[];
}

/** Colour families and formats, each once. */
const variantTags = (colours: TaggedFamily['colours']): Tag[] => {
  const tags = colours.map(({ id, facts }): Tag => {
    const family = colourFamilyOf(id, facts.hex);
    if (!family) return { facet: 'shape', value: id, label: facts.name, position: 1 + shapeIds.findIndex((one) => one === id) };
    return { facet: 'colour', value: family, label: colourFamilyNames[family], position: 1 + colourFamilyIds.indexOf(family) };
  });
  return [...new Map(tags.map((tag) => [`${tag.facet} ${tag.value}`, tag])).values()];
};

/** Texts of attributes are descriptions. An option of a filter is a term that several products share, or a short text. */
const materialTag = (material: StoredFacets['material']): Tag[] => {
  if (!material) return [];
  const known = materialOf(material.label.en);
  if (known) return [{ facet: 'material', value: known, label: materialNames[known], position: 0 }];
  return Object.values(material.label).every(isComparable) ? [{ facet: 'material', ...material, position: 0 }] : [];
};

/** The tags of a family: the values that lists filter by. */
export const tagsOf = ({ facets, colours, categories }: TaggedFamily, tree: CategoryTree, brands: ReadonlyMap<string, string>): Tag[] => {
  const tag = (facet: TagFacet, value: string | undefined, label: Texts | undefined, position = 0): Tag[] => (value && label ? [{ facet, value, label, position }] : []);
  const { absorptionClass, thickness, material, fireClass, brand } = facets;
  return [
    ...tag('absorptionClass', absorptionClass, same(absorptionClass ?? ''), 1 + absorptionClasses.findIndex((one) => one === absorptionClass)),
    ...tag('thickness', thickness, thicknessLabel(thickness ?? ''), 1 + thicknessBands.findIndex((one) => one === thickness)),
    ...variantTags(colours),
    ...materialTag(material),
    ...(fireClass && isFireClass(fireClass.label.en) ? tag('fireClass', fireClass.value, fireClass.label) : []),
    ...tag('brand', brand, same(brands.get(brand ?? '') ?? '')),
    ...[...new Set(categories.flatMap((id) => withAncestors(id, tree)))].flatMap((id) => tag('category', id, same(id))),
  ];
};
