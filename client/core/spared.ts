const spared = new WeakSet<Error>();

/** Marks the error of a file that could not be loaded as harmless, because its caller has a fallback. */
export const spare = (error: unknown): undefined => {
  if (error instanceof Error) spared.add(error);
  return undefined;
};

export const isSpared = (error: unknown): boolean => error instanceof Error && spared.has(error);
