import type { BrandPermissions, PageSizes } from './brand-settings.js';
import type { PlainRouteKey, RouteKey, SlugRouteKey } from './routes.js';

/** Facets by which lists of documents can be filtered. */
export type ContentFacet = 'kind' | 'room' | 'colour';

interface ArchiveFacts {
  route: PlainRouteKey;
  facets: readonly ContentFacet[];
  /** Name of its page size in the configuration of the brand. */
  pageSize: keyof PageSizes;
}

/** Lists of documents. A list can contain several kinds. */
const archives = {
  blogs: { route: 'blogOverview', facets: ['kind'], pageSize: 'archive' },
  projects: { route: 'projectOverview', facets: ['room'], pageSize: 'archive' },
  inspirations: { route: 'inspirationOverview', facets: ['room', 'colour'], pageSize: 'inspirations' },
  jobs: { route: 'jobOfferOverview', facets: [], pageSize: 'archive' },
} as const satisfies Record<string, ArchiveFacts>;
export type ArchiveName = keyof typeof archives;
export const archiveTable: Record<ArchiveName, ArchiveFacts> = archives;

/** Groups of found documents in display order, each with the permission that searches it. */
export const searchGroupTable = {
  question: 'searchProduct',
  project: 'searchProject',
  blog: 'searchBlog',
  inspiration: 'searchAll',
  job: 'searchAll',
  info: 'searchAll',
} as const satisfies Record<string, keyof BrandPermissions>;
export type SearchGroup = keyof typeof searchGroupTable;

interface KindFacts {
  /** Route of a document's page. Absent: the documents have no pages; an archive or their products show their whole text. */
  page?: SlugRouteKey;
  archive?: ArchiveName;
  /** Route whose label names the archive in the breadcrumbs of a document. Absent: the route of the archive. */
  breadcrumb?: RouteKey;
  /** Group of search results. Absent: not found by the search. */
  search?: SearchGroup;
  /** Questions with their answers: the pages of their products show the whole text, and search results lead there. */
  isAnswer?: true;
  /** Type of the page in structured data (schema.org). Articles need `published` and `picture`, job postings the terms of a job. */
  schemaType?: 'Article' | 'BlogPosting' | 'JobPosting';
  /** Minimum number of words of a text. */
  fewestWords?: number;
  /** Place among the documents about a product. Other documents recommend these too. */
  aboutProducts?: number;
  /** Documents to read next: cards of documents about the same products or rooms, or the titles of the others of the kind. Absent: none. */
  related?: 'similar' | 'others';
  /** The page names the editors, and is called an article in the title of its table of contents. */
  isArticle?: true;
  /** The page has neither reading time nor neighbours, and is printed instead of shared. The text must use the placeholders of periods. */
  isLegal?: true;
  /** The products of a document are in use there, as the heading above them states. */
  usesProducts?: true;
  /** A site may have no document of the kind. */
  mayBeEmpty?: true;
}

/** Kinds of documents. `pages` are introductions of screens. A row decides what the kind is; `front-matter.ts` has its fields. */
const kinds = {
  blogs: { page: 'blogDetail', archive: 'blogs', search: 'blog', schemaType: 'BlogPosting', fewestWords: 150, aboutProducts: 3, related: 'similar', isArticle: true },
  advice: {
    page: 'adviceDetail',
    archive: 'blogs',
    breadcrumb: 'adviceDetail',
    search: 'blog',
    schemaType: 'Article',
    fewestWords: 60,
    aboutProducts: 2,
    related: 'similar',
    isArticle: true,
  },
  projects: {
    page: 'projectDetail',
    archive: 'projects',
    search: 'project',
    schemaType: 'Article',
    fewestWords: 100,
    aboutProducts: 1,
    related: 'similar',
    isArticle: true,
    usesProducts: true,
  },
  inspirations: { archive: 'inspirations', search: 'inspiration', fewestWords: 15 },
  jobs: { page: 'jobOfferDetail', archive: 'jobs', search: 'job', schemaType: 'JobPosting', fewestWords: 60, mayBeEmpty: true },
  info: { page: 'infoDetail', search: 'info', related: 'others', isLegal: true },
  questions: { search: 'question', isAnswer: true, fewestWords: 25, mayBeEmpty: true },
  pages: {},
} as const satisfies Record<string, KindFacts>;
export type ContentKind = keyof typeof kinds;
export const contentTable: Record<ContentKind, KindFacts> = kinds;
export const contentKinds = Object.keys(kinds) as ContentKind[];

/** Kinds whose row has a fact, or a value of it. */
export type KindWith<Fact extends keyof KindFacts, Value = unknown> = {
  [Kind in ContentKind]: (typeof kinds)[Kind] extends Record<Fact, Value> ? Kind : never;
}[ContentKind];
const kindsWith = <Fact extends keyof KindFacts>(fact: Fact) => contentKinds.filter((kind) => contentTable[kind][fact] !== undefined) as KindWith<Fact>[];

/** Kinds whose documents have a page each. */
export type DetailKind = KindWith<'page'>;
export const detailKinds = kindsWith('page');
export const detailRoutes = Object.fromEntries(detailKinds.map((kind) => [kind, kinds[kind].page])) as Record<DetailKind, SlugRouteKey>;
export const hasPage = (kind: string): kind is DetailKind => Object.hasOwn(detailRoutes, kind);

/** Kinds that lists contain, and kinds that the search finds. */
export type ListedKind = KindWith<'archive'>;
export const listedKinds = kindsWith('archive');
export type FoundKind = KindWith<'search'>;
export const foundKinds = kindsWith('search');

/** Kinds in an archive. */
export const kindsIn = <Name extends ArchiveName>(name: Name) => listedKinds.filter((kind) => kinds[kind].archive === name) as KindWith<'archive', Name>[];
