import { setImmediate } from 'node:timers/promises';
import type { Brand } from '../contract/brands.js';
import type { ContentCard, ContentDocument } from '../contract/content.js';
import { type ContentKind, contentKinds, contentTable } from '../contract/content-kinds.js';
import { type Locale, locales } from '../contract/locales.js';
import { fillIn } from '../domain/fill-in.js';
import { faultsBetween, type Layered, layersOf } from './layers.js';
import { renderMarkdown } from './markdown.js';
import { placeholdersOf } from './placeholders.js';
import type { ContentFault, SourceDocument } from './read-documents.js';
import { minutesFor } from './reading-time.js';
import { referencesFor } from './references-for.js';
import type { ContentSources } from './content-sources.js';

/** All documents of a brand, rendered. */
export interface Library {
  documents: Record<Locale, Record<ContentKind, ReadonlyMap<string, ContentDocument>>>;
  faults: ContentFault[];
}

/** Maximum number of product families that a page requests from the catalogue at once. */
const maxFamilies = 12;

/** Renders written documents into the form that pages show. */
class LibraryBuilder {
  readonly faults: ContentFault[] = [];
  private readonly shared: ReadonlySet<SourceDocument>;

  constructor(
    private readonly brand: Brand,
    private readonly domainSuffix: string,
    private readonly written: ContentSources,
    private readonly layers: Record<Locale, Layered>,
  ) {
    this.shared = new Set(written.shared);
  }

  print(document: SourceDocument, locale: Locale): ContentDocument {
    const { matter, kind, slug, body, bodyLine, lines } = document;
    const report = (code: ContentFault['code'], line: number, message: string) => this.faults.push({ code, place: `${document.file}:${line}`, message });
    const lineOf = (field: string) => lines?.[field] ?? 1;
    const values = placeholdersOf(this.brand, locale, this.domainSuffix);
    const fill = (text: string, from: number) =>
      fillIn(text, values, (name, at) => report('UNKNOWN_PLACEHOLDER', from + text.slice(0, at).split('\n').length - 1, `{${name}} is not a known placeholder`));
    const products = ('products' in matter && matter.products) || [];
    const named = new Set(products);
    const { permissions } = this.brand;
    const goods = permissions.products ? 'shown' : this.shared.has(document) ? 'leftOut' : 'refused';
    const references = referencesFor({ kind, locale, brand: this.brand, goods, layered: this.layers[locale], written: this.written, named });
    const { blocks, headings, words, faults } = renderMarkdown(fill(body, bodyLine), references);
    for (const fault of faults) report(fault.code, bodyLine + fault.line, fault.message);
    const { fewestWords = 0 } = contentTable[kind];
    if (words < fewestWords) report('TOO_SHORT', bodyLine, `has ${words} words; the minimum for ${kind} is ${fewestWords}`);
    const pictureOf = ({ file, alt }: { file: string; alt: string }, field: string) => {
      const size = this.written.pictures.get(file);
      if (!size) report('MISSING_PICTURE', lineOf(field), `picture ${file} does not exist`);
      return { file, alt, width: size?.width ?? 1, height: size?.height ?? 1 };
    };
    for (const code of products) if (!references.isFamily(code)) report('UNKNOWN_PRODUCT', lineOf('products'), `product family ${code} does not exist`);
    for (const block of blocks) if (block.kind === 'product') for (const code of block.families) named.add(code);
    const families = [...named];
    if (families.length > maxFamilies) report('TOO_MANY_PRODUCTS', lineOf('products'), `names ${families.length} product families; the maximum is ${maxFamilies}`);
    const hero = 'hero' in matter ? matter.hero : undefined;
    for (const { to } of hero?.actions ?? []) if (references.hrefOf(to) === undefined) report('BROKEN_LINK', lineOf('hero'), `${to} does not exist on this site`);
    return {
      kind,
      id: matter.id,
      slug,
      title: fill(matter.title, lineOf('title')),
      summary: fill(matter.summary, lineOf('summary')),
      minutes: minutesFor(words, locale),
      blocks,
      headings,
      slugs: this.slugsOf(kind, matter.id),
      ...('published' in matter && { published: matter.published }),
      ...('updated' in matter && matter.updated && { updated: matter.updated }),
      ...('picture' in matter && matter.picture && { picture: pictureOf(matter.picture, 'picture') }),
      ...('room' in matter && { room: matter.room }),
      ...('colours' in matter && matter.colours && { colours: matter.colours }),
      ...(products.length > 0 && { products }),
      ...(families.length > 0 && { families: families.slice(0, maxFamilies) }),
      ...('facts' in matter && matter.facts && { facts: matter.facts }),
      ...('validThrough' in matter && { job: { validThrough: matter.validThrough, employment: matter.employment, hours: matter.hours, salary: matter.salary } }),
      ...('tool' in matter && matter.tool && { tool: matter.tool }),
      ...(hero && { hero: { ...hero, picture: pictureOf(hero.picture, 'hero') } }),
    };
  }

  private slugsOf(kind: ContentKind, id: string): Partial<Record<Locale, string>> {
    return Object.fromEntries(locales.flatMap((locale) => (this.layers[locale][kind].has(id) ? [[locale, this.layers[locale][kind].get(id)!.slug]] : [])));
  }
}

const newestFirst = (one: ContentCard, other: ContentCard) => (other.published ?? '').localeCompare(one.published ?? '') || one.id.localeCompare(other.id);

/** Renders the library of a brand and yields after each document. */
function* printing(brand: Brand, domainSuffix: string, written: ContentSources): Generator<undefined, Library> {
  const layers = Object.fromEntries(locales.map((locale) => [locale, layersOf(locale, brand, written.shared, written.own)])) as Record<Locale, Layered>;
  const press = new LibraryBuilder(brand, domainSuffix, written, layers);
  const documents = Object.fromEntries(locales.map((locale) => [locale, {}])) as Library['documents'];
  for (const locale of locales) {
    for (const kind of contentKinds) {
      const printed: ContentDocument[] = [];
      for (const document of layers[locale][kind].values()) {
        printed.push(press.print(document, locale));
        yield;
      }
      documents[locale][kind] = new Map(printed.toSorted(newestFirst).map((document) => [document.id, document]));
    }
  }
  const faults = [...press.faults, ...faultsBetween(layers)];
  // A document of a language is rendered once for each of its countries, each time with the same faults.
  const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return { documents, faults: [...once.values()] };
}

/** Renders the library of a brand. Faults are collected; faulty documents are still rendered. */
export const buildLibrary = (brand: Brand, domainSuffix: string, written: ContentSources): Library => {
  const steps = printing(brand, domainSuffix, written);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** Same as `buildLibrary`, but lets other work run after each document, so that a site still responds during a reload. */
export const buildLibraryInSlices = async (brand: Brand, domainSuffix: string, written: ContentSources): Promise<Library> => {
  const steps = printing(brand, domainSuffix, written);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};
