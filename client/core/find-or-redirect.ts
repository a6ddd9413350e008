import type { Problem } from '../../src/contract/errors.js';
import { problemOf } from './api.js';
import { Redirect } from './page.js';

const isProblem = (value: unknown): value is Problem => value instanceof Error && 'code' in value && 'extra' in value;

/** The path a failure names instead: in its details as the browser gets them, in its cause while the server renders. */
const pathElsewhere = (error: unknown): string | undefined => {
  const details = problemOf(error);
  if (details?.code === 'NOT_FOUND') return details.instance;
  const cause = error instanceof Error ? error.cause : undefined;
  return isProblem(cause) && cause.code === 'NOT_FOUND' ? cause.extra.instance : undefined;
};

/**
 * What a page is about.
 * @param search what the address asks beside, which goes along
 * @throws Redirect when it stands elsewhere: for a slug of another language the failure names the path in this one
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
