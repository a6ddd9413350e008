/** Matches a word of a name: letters with accents, joined by hyphens or apostrophes, or initials (`J.P.`, `Dr.`). */
const word = /^(?:\p{Lu}\.)+$|^\p{L}[\p{L}\p{M}]{0,3}\.$|^['’]?\p{L}[\p{L}\p{M}]*(?:['’‑-]\p{L}[\p{L}\p{M}]*)*['’]?$/u;
const maxWords = 6;
const longest = 60;

/**
 * Returns an entered name if it is plausible as a name, else undefined. This keeps links, addresses, numbers and sentences
 * out of greetings, which anybody can send to another person. Without a name the greeting is neutral.
 */
export const safeName = (typed: string | null | undefined): string | undefined => {
  const name = (typed ?? '').trim();
  const words = name.split(/ +/);
  return name !== '' && name.length <= longest && words.length <= maxWords && words.every((one) => word.test(one)) ? name : undefined;
};

/** Characters at which mail programs recognise a link: a full stop (also full-width) before a letter, an at sign, the `:/` and `//` of a scheme. */
const joints = /[.。．｡](?=[\p{L}\p{M}])|@|[:/](?=\/)/gu;
/** Initials and legal forms (`B.V.`, `G.m.b.H.`) are not host names: they have a single letter on both sides of the full stop. */
const isInitial = (text: string, at: number): boolean => /(?:^|[\s.(])\p{L}$/u.test(text.slice(0, at)) && /^\p{L}(?:[\s.,)]|$)/u.test(text.slice(at + 1));

/** Inserts a space after each such character, so that mail programs recognise no link or address in an entered text. */
export const withoutLinks = (typed: string): string => typed.replaceAll(joints, (joint, at: number) => (joint === '.' && isInitial(typed, at) ? joint : `${joint} `));

/** Applies `withoutLinks` to every string in a value. */
export const allWithoutLinks = <Value>(value: Value): Value => {
  if (typeof value === 'string') return withoutLinks(value) as Value;
  if (Array.isArray(value)) return value.map(allWithoutLinks) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, allWithoutLinks(one)])) as Value;
};
