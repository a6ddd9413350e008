/** Stands in where the browser forbids storage, or has no room left. */
const memory = new Map<string, string>();

const tried = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** What this tab remembers until it is closed, also after a reload. */
export const tabStorage = {
  get: (name: string): string | undefined => tried(() => window.sessionStorage.getItem(name)) ?? memory.get(name),

  /** @returns whether it will be there after a reload */
  set: (name: string, text: string): boolean => {
    memory.set(name, text);
    return tried(() => window.sessionStorage.setItem(name, text)) === undefined && tried(() => window.sessionStorage.getItem(name)) === text;
  },

  remove: (name: string): void => {
    memory.delete(name);
    tried(() => window.sessionStorage.removeItem(name));
  },

  /** What was kept as JSON; undefined when nothing was, or nothing that can be read. */
  read: (name: string): unknown => tried(() => JSON.parse(tabStorage.get(name) ?? 'null') as unknown) ?? undefined,
};
