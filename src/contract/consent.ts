/** Categories that a visitor can accept or refuse. The category `necessary` needs no consent. */
export const optionalCategories = ['statistics', 'marketing', 'media'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export const consentCategories = ['necessary', ...optionalCategories] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Increment when the categories change: choices of older versions become invalid, and the visitor is asked again. */
const version = 1;
/** A choice is valid for a year. */
export const consentCookie = { name: '__Host-consent', maxAgeSeconds: 31_536_000 } as const;

/** A visitor's choice, and its time in Unix seconds. */
export interface Consent {
  chosenAt: number;
  given: readonly OptionalCategory[];
  /** Chosen for a single category in the page; the visitor has not answered the consent banner yet. */
  isPartial?: true;
}

/** Categories of the consent banner. Consent to the others is requested where their content would be shown. */
export const bannerCategories = ['statistics', 'marketing'] as const satisfies readonly OptionalCategory[];
/** Whether consent to any measuring was given. */
export const isMeasured = (given: readonly OptionalCategory[]): boolean => bannerCategories.some((category) => given.includes(category));

const partly = 'partly';
const isOptional = (word: string): word is OptionalCategory => optionalCategories.some((known) => known === word);

/** Value of the cookie: version, time, categories (`1.1795289600.media`), and `partly` for a partial choice. */
export const serializeConsent = ({ chosenAt, given, isPartial }: Consent): string =>
  [version, chosenAt, ...optionalCategories.filter((category) => given.includes(category)), ...(isPartial ? [partly] : [])].join('.');

/** Reads the choice from a cookie; undefined if it is missing, malformed, expired or of another version. */
export const parseConsent = (cookie: string | undefined, now: number): Consent | undefined => {
  if (!cookie || cookie.length > 100) return undefined;
  const [written, time = '', ...all] = cookie.split('.');
  const isPartial = all.at(-1) === partly;
  const words = isPartial ? all.slice(0, -1) : all;
  const chosenAt = /^\d{9,11}$/.test(time) ? Number(time) : Number.NaN;
  const age = now / 1000 - chosenAt;
  // Clocks may be up to a day ahead; times further in the future are invalid.
  if (written !== String(version) || !(age > -86_400 && age <= consentCookie.maxAgeSeconds) || !words.every(isOptional)) return undefined;
  return { chosenAt, given: optionalCategories.filter((category) => words.includes(category)), ...(isPartial && { isPartial }) };
};
