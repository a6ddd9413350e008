/** SQLSTATE classes (PostgreSQL, appendix A) of an unavailable database: connection exception, insufficient resources, operator intervention, system error. */
const outageClasses = new Set(['08', '53', '57', '58']);
/** Node.js error codes of a failed or lost connection. */
const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** Messages of the driver and its pool for errors without a code. */
const outageWords = /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether an error or one of its causes means that the database is unavailable, so that the same request may succeed later. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  const isKnown = typeof code === 'string' && (outageCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && outageClasses.has(code.slice(0, 2))));
  return isKnown || outageWords.test(String(message)) || isDatabaseOutage(cause);
};
