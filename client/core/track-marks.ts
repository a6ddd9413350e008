/** Something that is told once, and again only with another choice. */
export interface Once {
  what: string;
  choice?: string;
}

const key = 'tracked';
/** Marks that are kept; the oldest go first. */
const limit = 50;

type Marks = Map<string, string>;
/** Those of this page, for browsers that keep nothing. */
let known: Marks = new Map();

const kept = (): Marks => {
  try {
    return new Map(JSON.parse(window.localStorage.getItem(key) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
};

/** Whether something is told for the first time in this browser; it is marked as told. To be asked only once storing is agreed to. */
export const isFirst = ({ what, choice = '' }: Once): boolean => {
  const marks: Marks = new Map([...known, ...kept()]);
  if (marks.get(what) === choice) return false;
  marks.delete(what);
  known = new Map([...marks, [what, choice] as const].slice(-limit));
  try {
    window.localStorage.setItem(key, JSON.stringify([...known]));
  } catch {
    // Nothing can be kept: this page remembers by itself.
  }
  return true;
};

/** Leaves nothing of it in the browser. */
export const forgetMarks = (): void => {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
