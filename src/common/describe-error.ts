/** Statement parameters in a database error's text: what people typed, which no log may hold. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** An error for the log: its stack and its cause's message, without the parameters of statements. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\nbecause: ${error.cause.message}` : '';
  return `${error.stack ?? error.message}${cause}`.replaceAll(parameters, '');
};
