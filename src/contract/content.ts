import { type ContentFacet, type ContentKind, type DetailKind, kindsIn } from './content-kinds.js';
import type { Locale } from './locales.js';
import type { Fragment } from './product.js';
import type { RoomUse } from './room.js';
import type { PlainRouteKey } from './routes.js';

/** Kinds of rooms that projects and inspirations are about. */
export const roomKinds = ['office', 'education', 'home', 'hospitality', 'studio', 'hall', 'industry', 'outdoors', 'reception'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Colours by which pictures of rooms can be filtered. */
export const roomColours = ['white', 'grey', 'black', 'wood', 'yellow', 'orange', 'red', 'green', 'blue'] as const;
export type RoomColour = (typeof roomColours)[number];

/** Tools that a document can show beside its text. */
export const contentTools = ['room-calculator'] as const;
export type ContentTool = (typeof contentTools)[number];

/** Forms that a text can contain. `embed` is a third party's form; ours is shown until it has loaded. */
export const contentForms = ['contact', 'advice', 'newsletter', 'embed'] as const;
export type ContentForm = (typeof contentForms)[number];

/** Target of a link in a text, menu or footer: a page, a document, or (if there is a catalogue) a category. */
export type LinkTarget = `route:${PlainRouteKey}` | `${DetailKind}:${string}` | `category:${string}`;

export interface ContentPicture {
  /** Path below the site's media root. */
  file: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * A part of a document's body: running text, or the result of a short code. Links into the catalogue are written `category:<id>`
 * and `product:<family>`; the page resolves them.
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
  /** Calendar day; undefined for documents without a date. */
  published?: string;
  updated?: string;
  picture?: ContentPicture;
  room?: RoomKind;
  /** Dominant colours of its picture. */
  colours?: readonly RoomColour[];
  /** Its text, if it has no page of its own. */
  html?: string;
  /** Number of documents before it in its list, if it has no page of its own. */
  position?: number;
  /** Acoustic results of a project. */
  facts?: RoomFacts;
  /** Terms of a job offer. */
  job?: JobTerms;
  /** Codes of the product families that it is about. */
  products?: readonly string[];
  /** Reading time in minutes. */
  minutes: number;
}

/** Result of a project for its room: volume in m³, reverberation times in s (mean of 500 and 1000 Hz). */
export interface RoomFacts {
  volume: number;
  before: number;
  after: number;
  /** Reverberation times by octave band, 125 to 4000 Hz. */
  bands?: { before: readonly number[]; after: readonly number[] };
  /** Use of the room, by which the standard sets the target reverberation time. */
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
  /** The last day of the offer is over. */
  isClosed?: true;
}

/** Texts, picture and links of the hero of a home page. */
export interface Hero {
  first: string;
  second: string;
  text: string;
  picture: ContentPicture;
  actions: readonly { text: string; to: string }[];
}

/** A document in full. */
export interface ContentDocument extends Omit<ContentCard, 'html' | 'position'> {
  /** Its body, rendered from Markdown without raw HTML. */
  blocks: readonly ContentBlock[];
  headings: readonly { id: string; text: string }[];
  hero?: Hero;
  /** `products`, and the families that its text shows or links to: the page loads these from the catalogue. */
  families?: readonly string[];
  tool?: ContentTool;
  /** Slug of the same document in each locale that has it. */
  slugs: Partial<Record<Locale, string>>;
}

/** Documents to read next. */
export interface Neighbours {
  previous?: ContentCard;
  next?: ContentCard;
  /** Documents about the same products or rooms; for a legal text the other legal texts; for a closed job offer the open ones. */
  related: readonly ContentCard[];
}

/** Filters of a list of documents, with the values of each. */
export const contentFacets = { kind: kindsIn('blogs'), room: roomKinds, colour: roomColours } satisfies Record<ContentFacet, readonly string[]>;
export type FacetChoice = { [Facet in ContentFacet]?: (typeof contentFacets)[Facet][number] };

/** A page of a list of documents. */
export interface ContentList {
  items: ContentCard[];
  total: number;
  page: number;
  pageSize: number;
  /** Number of results of each value together with the other choices; values that no document has are left out. */
  facets: { [Facet in ContentFacet]: { value: (typeof contentFacets)[Facet][number]; count: number }[] };
}

/** A found document, with marked matches. */
export interface FoundCard extends ContentCard {
  found: { title: Fragment[]; excerpt: Fragment[] };
}
export interface FoundList extends Pick<ContentList, 'total' | 'page' | 'pageSize'> {
  items: FoundCard[];
}
