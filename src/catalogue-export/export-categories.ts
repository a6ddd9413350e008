import { type Locale, locales } from '../contract/locales.js';
import type { Tag } from '../listing/family-tags.js';
import type { CategoryTexts, ListedCategory, StoredCategory, Texts } from '../listing/listing.types.js';
import type { ExportedCategory } from './export-row.js';
import { textIn, textsOf } from './export-texts.js';

const textsInLocales = ({ values }: ExportedCategory): Partial<Record<Locale, CategoryTexts>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = (column: string) => textIn(values, column, locale);
      const [name, slug] = [text('name'), text('slug')];
      return name && slug ? [[locale, { name, slug, summary: text('summary') ?? '', description: text('description') ?? '' }]] : [];
    }),
  );

const noAlt: Texts = { nl: '', de: '', fr: '', en: '' };

const categoryOf = (row: ExportedCategory, locale: Locale): StoredCategory | undefined => {
  const { columns, values } = row;
  const [texts, file] = [textsInLocales(row), textIn(values, 'picture', locale)];
  if (!texts[locale] || !file) return undefined;
  const picture = { file, width: columns.picture_width, height: columns.picture_height, alt: textsOf(values, 'picture_alt') ?? noAlt };
  // Locales without texts are missing; only the category's own links to other languages use them.
  return { id: columns.id, parentId: columns.parent ?? null, picture, texts: texts as Record<Locale, CategoryTexts> };
};

/** The categories with texts in a locale by id, in the order of the export, children after their parent. A category whose parent is missing is at the top level. */
export const categoriesIn = (rows: readonly ExportedCategory[], locale: Locale): Map<string, StoredCategory> => {
  const known = rows.flatMap((row) => categoryOf(row, locale) ?? []);
  const ids = new Set(known.map(({ id }) => id));
  const settled = known.map((category) => (category.parentId !== null && ids.has(category.parentId) ? category : { ...category, parentId: null }));
  const ordered = new Map<string, StoredCategory>();
  const add = (category: StoredCategory): void => {
    if (ordered.has(category.id)) return;
    ordered.set(category.id, category);
    for (const child of settled) if (child.parentId === category.id) add(child);
  };
  for (const category of settled) if (category.parentId === null) add(category);
  return ordered;
};

/** The categories with families, and the number of these. @param tags tags of each family */
export const listedCategories = (tree: ReadonlyMap<string, StoredCategory>, tags: readonly (readonly Tag[])[]): ListedCategory[] => {
  const counts = new Map<string, number>();
  for (const { facet, value } of tags.flat()) if (facet === 'category') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...tree.values()].flatMap((category) => {
    const productCount = counts.get(category.id);
    return productCount ? [{ category, productCount }] : [];
  });
};
