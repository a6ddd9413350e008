/** Fallback when the browser forbids storage or has no space. */
const memory = new Map<string, string>();

const tried = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Session storage, with a fallback in memory. */
export const tabStorage = {
  get: (name: string): string | undefined => tried(() => window.sessionStorage.getItem(name)) ?? memory.get(name),

  /** @returns whether the value persists after a reload */
  set: (name: string, text: string): boolean => {
    memory.set(name, text);
    return tried(() => window.sessionStorage.setItem(name, text)) === undefined && tried(() => window.sessionStorage.getItem(name)) === text;
  },

  remove: (name: string): void => {
    memory.delete(name);
    tried(() => window.sessionStorage.removeItem(name));
  },

  /** Parses a JSON value; undefined when it is missing or malformed. */
  read: (name: string): unknown => tried(() => JSON.parse(tabStorage.get(name) ?? 'null') as unknown) ?? undefined,
};
