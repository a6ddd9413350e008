/** What was typed into a form and not sent yet: kept in this tab, so that a reload, or a look at another page, loses nothing. */
const stored = (name: string) => `draft.${name}`;
/** Stands in where the browser forbids storage. */
const memory = new Map<string, string>();

/** Storage may be forbidden, or full: then the memory of this page has to do. */
const tried = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const keepDraft = (name: string, values: object): void => {
  const text = JSON.stringify(values);
  memory.set(name, text);
  tried(() => window.sessionStorage.setItem(stored(name), text));
};

/** What was kept under a name; empty when nothing was, or nothing that can be read. */
export const recallDraft = (name: string): Record<string, unknown> => {
  const text = tried(() => window.sessionStorage.getItem(stored(name))) ?? memory.get(name) ?? '{}';
  const value: unknown = tried(() => JSON.parse(text));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

export const forgetDraft = (name: string): void => {
  memory.delete(name);
  tried(() => window.sessionStorage.removeItem(stored(name)));
};
