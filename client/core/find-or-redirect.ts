import type { Problem } from '../../src/contract/errors.js';
import { problemOf } from './api.js';
import { Redirect } from './page.js';

const isProblem = (value: unknown): value is Problem => value instanceof Error && 'code' in value && 'extra' in value;

/** Path to redirect to, from a NOT_FOUND failure: in its problem details in the browser, in its cause during server rendering. */
const pathElsewhere = (error: unknown): string | undefined => {
  const details = problemOf(error);
  if (details?.code === 'NOT_FOUND') return details.instance;
  const cause = error instanceof Error ? error.cause : undefined;
  return isProblem(cause) && cause.code === 'NOT_FOUND' ? cause.extra.instance : undefined;
};

/**
 * Awaits the subject of a page.
 * @param search query to keep in a redirect
 * @throws Redirect when the subject has another path: for a slug of another language the failure contains the path in this one
 */
export const findOrRedirect = async <Found>(reading: Promise<Found>, search?: URLSearchParams): Promise<Found> => {
  try {
    return await reading;
  } catch (error) {
    const path = pathElsewhere(error);
    if (path) throw new Redirect(search?.size ? `${path}?${search}` : path);
    throw error;
  }
};
