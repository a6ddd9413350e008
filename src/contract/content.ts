import type { Locale } from './locales.js';
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
  | { kind: 'calculator' };

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
}

export interface JobTerms {
  validThrough: string;
  employment: 'FULL_TIME' | 'PART_TIME';
  /** Hours a week, as written. */
  hours: string;
  /** Euro, gross, a month. */
  salary: { min: number; max: number };
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
export interface ContentDocument extends Omit<ContentCard, 'html'> {
  /** Its body, made from Markdown without raw HTML. */
  blocks: readonly ContentBlock[];
  headings: readonly { id: string; text: string }[];
  facts?: RoomFacts;
  job?: JobTerms;
  hero?: Hero;
  /** Codes of the families of goods that it is about. */
  products?: readonly string[];
  /** Those and the ones its text shows or leads to: what a page asks the catalogue for. */
  families?: readonly string[];
  tool?: ContentTool;
  /** Slug of the same document in each locale that has it. */
  slugs: Partial<Record<Locale, string>>;
}

/** Documents for reading on. */
export interface Neighbours {
  previous?: ContentCard;
  next?: ContentCard;
}

/** Kinds that are listed and found. */
export const listedKinds = ['blogs', 'advice', 'projects', 'inspirations', 'jobs'] as const satisfies ContentKind[];
