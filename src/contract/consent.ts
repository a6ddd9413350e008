/** What a visitor can say yes or no to. What the site itself needs (`necessary`) is not asked about. */
export const optionalCategories = ['statistics', 'marketing', 'media'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export const consentCategories = ['necessary', ...optionalCategories] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Raised when what is asked for changes: an older choice no longer counts, and is asked for anew. */
const version = 1;
/** A choice is remembered a year. */
export const consentCookie = { name: 'consent', maxAgeSeconds: 31_536_000 } as const;

/** What a visitor chose, and when (in seconds, as cookies count). */
export interface Consent {
  chosenAt: number;
  given: readonly OptionalCategory[];
}

const isOptional = (word: string): word is OptionalCategory => optionalCategories.some((known) => known === word);

/** The choice as the cookie holds it: version, time, categories (`1.1795289600.media`). */
export const writtenConsent = ({ chosenAt, given }: Consent): string => [version, chosenAt, ...optionalCategories.filter((category) => given.includes(category))].join('.');

/** The choice in a cookie; undefined where none was made, or it is of another version, too old or none of ours. */
export const readConsent = (cookie: string | undefined, now: number): Consent | undefined => {
  if (!cookie || cookie.length > 100) return undefined;
  const [written, time = '', ...words] = cookie.split('.');
  const chosenAt = /^\d{9,11}$/.test(time) ? Number(time) : Number.NaN;
  const age = now / 1000 - chosenAt;
  // A clock may be a day ahead; a choice from further in the future is made up.
  if (written !== String(version) || !(age > -86_400 && age <= consentCookie.maxAgeSeconds) || !words.every(isOptional)) return undefined;
  return { chosenAt, given: optionalCategories.filter((category) => words.includes(category)) };
};
