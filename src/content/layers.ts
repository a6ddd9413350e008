import type { Brand } from '../contract/brands.js';
import { type ContentKind, contentKinds } from '../contract/content-kinds.js';
import { baseLocaleOf, type Locale, localeTable } from '../contract/locales.js';
import type { ContentFault, SourceDocument } from './read-documents.js';

/** Documents of a locale by kind and id. */
export type Layered = Record<ContentKind, Map<string, SourceDocument>>;

const isWanted = ({ matter }: SourceDocument, { permissions }: Brand): boolean => !('needs' in matter) || matter.needs === undefined || permissions[matter.needs];

/**
 * Documents of a locale: the shared ones of its language, overridden by those of its country, both overridden by the brand's own.
 * Documents that need a permission which the brand lacks are left out.
 */
export const layersOf = (locale: Locale, brand: Brand, shared: readonly SourceDocument[], own: readonly SourceDocument[]): Layered => {
  const base = baseLocaleOf[localeTable[locale].language];
  const layers = Object.fromEntries(contentKinds.map((kind) => [kind, new Map()])) as Layered;
  for (const source of [shared, own]) {
    for (const level of new Set([base, locale])) {
      for (const document of source) if (document.locale === level && isWanted(document, brand)) layers[document.kind].set(document.matter.id, document);
    }
  }
  return layers;
};

const doubles = (locale: Locale, documents: Iterable<SourceDocument>): ContentFault[] =>
  [...Map.groupBy(documents, ({ slug }) => slug)]
    .filter(([, same]) => same.length > 1)
    .map(([slug, same]) => ({ code: 'DOUBLE_SLUG', place: same.map(({ file }) => file).join(', '), message: `${slug} is used twice in ${locale}` }));

/** Faults that only a comparison of documents shows: missing translations, and slugs used twice in a locale. */
export const faultsBetween = (layers: Record<Locale, Layered>): ContentFault[] => {
  const bases = Object.values(baseLocaleOf);
  return contentKinds.flatMap((kind): ContentFault[] => {
    const ids = new Set(Object.values(layers).flatMap((layered) => [...layered[kind].keys()]));
    const missing = [...ids].flatMap((id) =>
      bases
        .filter((locale) => !layers[locale][kind].has(id))
        .map((locale) => ({ code: 'MISSING_TRANSLATION' as const, place: `${locale}/${kind}/${id}`, message: 'is missing; the document exists in another language' })),
    );
    return [...missing, ...(Object.keys(layers) as Locale[]).flatMap((locale) => doubles(locale, layers[locale][kind].values()))];
  });
};
