/** Classes of SQLSTATE (PostgreSQL's appendix A) that say that the database cannot be had now: connection, resources, intervention of an operator, its own system. */
const outageClasses = new Set(['08', '53', '57', '58']);
/** Node's codes of a connection that is not to be had, or lost. */
const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** The driver and its pool say some of it in words alone. */
const outageWords = /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether an error, or what caused it, says that the database cannot be had now: the same request may succeed later. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  const isKnown = typeof code === 'string' && (outageCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && outageClasses.has(code.slice(0, 2))));
  return isKnown || outageWords.test(String(message)) || isDatabaseOutage(cause);
};
