/** Mark of an event that is tracked once, and again only with another choice. */
export interface OnceKey {
  what: string;
  choice?: string;
}

const key = 'tracked';
/** Maximum number of marks; the oldest are deleted. */
const limit = 50;

type Marks = Map<string, string>;
/** Marks of this page, for browsers without storage. */
let known: Marks = new Map();

const stored = (): Marks => {
  try {
    return new Map(JSON.parse(window.localStorage.getItem(key) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
};

/** Whether an event is tracked for the first time in this browser; stores a mark. Call only after consent to storage. */
export const isFirst = ({ what, choice = '' }: OnceKey): boolean => {
  const marks: Marks = new Map([...known, ...stored()]);
  if (marks.get(what) === choice) return false;
  marks.delete(what);
  known = new Map([...marks, [what, choice] as const].slice(-limit));
  try {
    window.localStorage.setItem(key, JSON.stringify([...known]));
  } catch {
    // Without storage, the marks stay in the memory of this page.
  }
  return true;
};

/** Deletes all marks from the browser. */
export const clearMarks = (): void => {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // The browser forbids storage, so that there are none.
  }
};
