/** Statement parameters in the text of a database error. They can contain personal data, which must not be logged. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** Returns the text of an error for the log: its stack and the message of its cause, without statement parameters. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\ncaused by: ${error.cause.message}` : '';
  return `${error.stack ?? error.message}${cause}`.replaceAll(parameters, '');
};
