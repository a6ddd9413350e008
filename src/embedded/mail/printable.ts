/** Words of a name: letters with their marks, joined by hyphens or apostrophes, and initials (`J.P.`, `Dr.`). */
const word = /^(?:\p{Lu}\.)+$|^\p{L}[\p{L}\p{M}]{0,3}\.$|^['’]?\p{L}[\p{L}\p{M}]*(?:['’‑-]\p{L}[\p{L}\p{M}]*)*['’]?$/u;
const mostWords = 6;
const longest = 60;

/**
 * Returns a typed name if it can be nothing but a name, else undefined: no link, address, number or sentence reaches a stranger's
 * mailbox in a greeting. The neutral greeting stands in its place.
 */
export const printableName = (typed: string | null | undefined): string | undefined => {
  const name = (typed ?? '').trim();
  const words = name.split(/ +/);
  return name !== '' && name.length <= longest && words.length <= mostWords && words.every((one) => word.test(one)) ? name : undefined;
};

/** Where a mail program would begin or continue a link: a full stop or its variants before a letter, an at sign, a scheme. */
const joints = /[.。．｡](?=[\p{L}\p{M}])|@|[:/](?=\/)/gu;
/** Initials and legal forms (`B.V.`, `G.m.b.H.`) are no host names: one letter stands on both sides. */
const isInitial = (text: string, at: number): boolean => /(?:^|[\s.(])\p{L}$/u.test(text.slice(0, at)) && /^\p{L}(?:[\s.,)]|$)/u.test(text.slice(at + 1));

/** Returns a typed text in which no mail program finds a link or an address: a space follows each joint of one. */
export const withoutLinks = (typed: string): string => typed.replaceAll(joints, (joint, at: number) => (joint === '.' && isInitial(typed, at) ? joint : `${joint} `));

/** Returns a value with every text in it made free of links. */
export const allWithoutLinks = <Value>(value: Value): Value => {
  if (typeof value === 'string') return withoutLinks(value) as Value;
  if (Array.isArray(value)) return value.map(allWithoutLinks) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, allWithoutLinks(one)])) as Value;
};
