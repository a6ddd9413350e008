import type { Locale } from './locales.js';
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

/** Where a link of a text, a menu or a footer leads: a page, a document, or (where there is a catalogue) a category. */
export type LinkTarget = `route:${PlainRouteKey}` | `${DetailKind}:${string}` | `category:${string}`;

export interface ContentPicture {
  /** Path below the site's media root. */
  file: string;
  width: number;
  height: number;
  alt: string;
}

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
export interface ContentDocument extends Omit<ContentCard, 'html'> {
  /** Made from Markdown, without raw HTML. */
  html: string;
  headings: readonly { id: string; text: string }[];
  facts?: RoomFacts;
  job?: JobTerms;
  hero?: Hero;
  /** Codes of the families of goods that it is about. */
  products?: readonly string[];
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
