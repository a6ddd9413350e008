const ignored = new WeakSet<Error>();

/** Marks the error of a file that could not be loaded as harmless, because its caller has a fallback. */
export const ignoreError = (error: unknown): undefined => {
  if (error instanceof Error) ignored.add(error);
  return undefined;
};

export const isIgnored = (error: unknown): boolean => error instanceof Error && ignored.has(error);
