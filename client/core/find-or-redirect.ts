import { problemOf } from './api.js';
import { Redirect } from './page.js';

/**
 * What a page is about.
 * @throws Redirect when it stands elsewhere: a slug of another language names the path in this one
 */
export const findOrRedirect = async <Found>(reading: Promise<Found>): Promise<Found> => {
  try {
    return await reading;
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code === 'NOT_FOUND' && problem.instance?.startsWith('/') && !problem.instance.startsWith('/api/')) throw new Redirect(problem.instance);
    throw error;
  }
};
