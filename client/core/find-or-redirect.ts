import type { Problem, ProblemCode } from '../../src/contract/errors.js';
import { problemOf } from './api.js';
import { Redirect } from './page.js';

const isProblem = (value: unknown): value is Problem => value instanceof Error && 'code' in value && 'extra' in value;

/** Code and path of a failure: in its problem details in the browser, in its cause during server rendering. */
const elsewhere = (error: unknown): { code?: ProblemCode; path?: string | undefined } => {
  const details = problemOf(error);
  if (details) return { code: details.code, path: details.instance };
  const cause = error instanceof Error ? error.cause : undefined;
  return isProblem(cause) ? { code: cause.code, path: cause.extra.instance } : {};
};

/**
 * Awaits the subject of a page.
 * @param search query to keep in a redirect to the same subject
 * @throws Redirect when the failure contains another path: for a slug of another language the one in this language, for an ended product its replacement
 */
export const findOrRedirect = async <Found>(reading: Promise<Found>, search?: URLSearchParams): Promise<Found> => {
  try {
    return await reading;
  } catch (error) {
    const { code, path } = elsewhere(error);
    if (path && code === 'NOT_FOUND') throw new Redirect(search?.size ? `${path}?${search}` : path);
    // Choices of the ended product do not fit its replacement.
    if (path && code === 'PRODUCT_ENDED') throw new Redirect(path);
    throw error;
  }
};
