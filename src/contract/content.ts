import type { Locale } from './locales.js';
import type { Fragment } from './product.js';
import type { RoomUse } from './room.js';
import type { PlainRouteKey, SlugRouteKey } from './routes.js';

/** Kinds of written documents. `pages` are the introductions of screens, not pages of their own. */
export const contentKinds = ['blogs', 'advice', 'projects', 'inspirations', 'jobs', 'info', 'pages'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Kinds whose documents have a page each, and its route. */
export const detailRoutes = {
  blogs: 'blogDetail',
  advice: 'adviceDetail',
  projects: 'projectDetail',
  jobs: 'jobOfferDetail',
  info: 'infoDetail',
} as const satisfies Partial<Record<ContentKind, SlugRouteKey>>;
export type DetailKind = keyof typeof detailRoutes;

/** Rooms people want quiet in. */
export const roomKinds = ['office', 'education', 'home', 'hospitality', 'studio', 'hall', 'industry', 'outdoors', 'reception'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Colours by which pictures of rooms are found. */
export const roomColours = ['white', 'grey', 'black', 'wood', 'yellow', 'orange', 'red', 'green', 'blue'] as const;
export type RoomColour = (typeof roomColours)[number];

/** What a document can carry beside its text. */
export const contentTools = ['room-calculator'] as const;
export type ContentTool = (typeof contentTools)[number];

/** Forms that stand in a text. `embed` is somebody else's, with our own in its place until it is there. */
export const contentForms = ['contact', 'advice', 'newsletter', 'embed'] as const;
export type ContentForm = (typeof contentForms)[number];

/** Where a link of a text, a menu or a footer leads: a page, a document, or (where there is a catalogue) a category. */
export type LinkTarget = `route:${PlainRouteKey}` | `${DetailKind}:${string}` | `category:${string}`;

export interface ContentPicture {
  /** Path below the site's media root. */
  file: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * A piece of a document's body: running text, or what a short code stands for. Links into the catalogue are
 * written `category:<id>` and `product:<family>`; the page gives them their addresses.
 */
export type ContentBlock =
  | { kind: 'html'; html: string }
  | { kind: 'product'; families: readonly string[] }
  | { kind: 'video'; id: string; title: string }
  | { kind: 'quote'; html: string; source: string }
  | { kind: 'gallery'; pictures: readonly ContentPicture[] }
  | { kind: 'action'; text: string; href: string }
  | { kind: 'form'; form: ContentForm }
  | { kind: 'calculator' }
  | { kind: 'thirdParties' };

/** A document in a list. */
export interface ContentCard {
  kind: ContentKind;
  id: string;
  slug: string;
  title: string;
  summary: string;
  /** Calendar day; undefined for documents without a date of their own. */
  published?: string;
  updated?: string;
  picture?: ContentPicture;
  room?: RoomKind;
  /** Colours that catch the eye in its picture. */
  colours?: readonly RoomColour[];
  /** Its text, where it has no page of its own. */
  html?: string;
  /** How many stand before it in the list that shows it, where it has no page of its own. */
  position?: number;
  /** What a project did to its room. */
  facts?: RoomFacts;
  /** The terms of an offer of work. */
  job?: JobTerms;
  /** Codes of the families of goods that it is about. */
  products?: readonly string[];
  /** Minutes it takes to read. */
  minutes: number;
}

/** What a project did to a room: volume in m³, reverberation times in s (mean of 500 and 1000 Hz). */
export interface RoomFacts {
  volume: number;
  before: number;
  after: number;
  /** The same by octave band, 125 to 4000 Hz. */
  bands?: { before: readonly number[]; after: readonly number[] };
  /** What it is used for, by which the norm says how long it may ring. */
  use?: RoomUse;
  /** Length, width and height in m. */
  size?: readonly [length: number, width: number, height: number];
}

export interface JobTerms {
  validThrough: string;
  employment: 'FULL_TIME' | 'PART_TIME';
  /** Hours a week, as written. */
  hours: string;
  /** Euro, gross, a month. */
  salary: { min: number; max: number };
  /** Its last day is over. */
  isClosed?: true;
}

/** What the hero of a home page says and leads to. */
export interface Hero {
  first: string;
  second: string;
  text: string;
  picture: ContentPicture;
  actions: readonly { text: string; to: string }[];
}

/** A document in full. */
export interface ContentDocument extends Omit<ContentCard, 'html' | 'position'> {
  /** Its body, made from Markdown without raw HTML. */
  blocks: readonly ContentBlock[];
  headings: readonly { id: string; text: string }[];
  hero?: Hero;
  /** Those of `products` and the ones its text shows or leads to: what a page asks the catalogue for. */
  families?: readonly string[];
  tool?: ContentTool;
  /** Slug of the same document in each locale that has it. */
  slugs: Partial<Record<Locale, string>>;
}

/** Documents for reading on. */
export interface Neighbours {
  previous?: ContentCard;
  next?: ContentCard;
  /** About the same goods or rooms; of legal texts the others; for a closed offer of work those that are open. */
  related: readonly ContentCard[];
}

/** Kinds that are listed and found. */
export const listedKinds = ['blogs', 'advice', 'projects', 'inspirations', 'jobs'] as const satisfies ContentKind[];
export type ListedKind = (typeof listedKinds)[number];
/** Kinds that are found; legal texts are, and stand in no list. */
export const foundKinds = [...listedKinds, 'info'] as const satisfies ContentKind[];
export type FoundKind = (typeof foundKinds)[number];

/** By what a list of documents is narrowed, with the values of each. */
export const contentFacets = { kind: ['blogs', 'advice'], room: roomKinds, colour: roomColours } as const;
export type ContentFacet = keyof typeof contentFacets;
export type FacetChoice = { [Facet in ContentFacet]?: (typeof contentFacets)[Facet][number] };

/** A page of a list of documents. */
export interface ContentList {
  items: ContentCard[];
  total: number;
  page: number;
  pageSize: number;
  /** How many each value would leave beside what else is chosen; values that nothing bears are left out. */
  facets: { [Facet in ContentFacet]: { value: (typeof contentFacets)[Facet][number]; count: number }[] };
}

/** A document that was found, with what was looked for marked in it. */
export interface FoundCard extends ContentCard {
  found: { title: Fragment[]; excerpt: Fragment[] };
}
export interface FoundList extends Pick<ContentList, 'total' | 'page' | 'pageSize'> {
  items: FoundCard[];
}
