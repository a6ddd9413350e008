const spared = new WeakSet<Error>();

/** Says that a file which did not come is missed by nobody: whoever asked for it has another way. */
export const spare = (error: unknown): undefined => {
  if (error instanceof Error) spared.add(error);
  return undefined;
};

export const isSpared = (error: unknown): boolean => error instanceof Error && spared.has(error);
