/** What a visitor can say yes or no to. What the site itself needs (`necessary`) is not asked about. */
export const optionalCategories = ['statistics', 'marketing', 'media'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export const consentCategories = ['necessary', ...optionalCategories] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Raised when what is asked for changes: an older choice no longer counts, and is asked for anew. */
const version = 1;
/** A choice is remembered a year. */
export const consentCookie = { name: '__Host-consent', maxAgeSeconds: 31_536_000 } as const;

/** What a visitor chose, and when (in seconds, as cookies count). */
export interface Consent {
  chosenAt: number;
  given: readonly OptionalCategory[];
  /** Said at a place on the page alone: about the rest nobody has been asked yet. */
  isPartial?: true;
}

/** What is asked about on arrival; the rest is asked for where it would stand. */
export const askedOnArrival = ['statistics', 'marketing'] as const satisfies readonly OptionalCategory[];
/** Whether anything may be measured. */
export const isMeasured = (given: readonly OptionalCategory[]): boolean => askedOnArrival.some((category) => given.includes(category));

const partly = 'partly';
const isOptional = (word: string): word is OptionalCategory => optionalCategories.some((known) => known === word);

/** The choice as the cookie holds it: version, time, categories (`1.1795289600.media`), and whether that was all there is to say. */
export const writtenConsent = ({ chosenAt, given, isPartial }: Consent): string =>
  [version, chosenAt, ...optionalCategories.filter((category) => given.includes(category)), ...(isPartial ? [partly] : [])].join('.');

/** The choice in a cookie; undefined where none was made, or it is of another version, too old or none of ours. */
export const readConsent = (cookie: string | undefined, now: number): Consent | undefined => {
  if (!cookie || cookie.length > 100) return undefined;
  const [written, time = '', ...all] = cookie.split('.');
  const isPartial = all.at(-1) === partly;
  const words = isPartial ? all.slice(0, -1) : all;
  const chosenAt = /^\d{9,11}$/.test(time) ? Number(time) : Number.NaN;
  const age = now / 1000 - chosenAt;
  // A clock may be a day ahead; a choice from further in the future is made up.
  if (written !== String(version) || !(age > -86_400 && age <= consentCookie.maxAgeSeconds) || !words.every(isOptional)) return undefined;
  return { chosenAt, given: optionalCategories.filter((category) => words.includes(category)), ...(isPartial && { isPartial }) };
};
