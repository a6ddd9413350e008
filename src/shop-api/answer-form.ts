import { TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { longestAddress } from '../common/local-path.js';
import { problemOf as problemOfError } from '../common/problem.filter.js';
import type { Problem } from '../contract/errors.js';
import type { Locale } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { problemOf } from './procedures.js';

interface PostedForm {
  reply: FastifyReply;
  locale: Locale;
  /** Does what was posted. @returns the address of the next page; undefined when it has answered itself */
  act(): Promise<string | undefined>;
  /** The address of the form's page, which shows the problem and what was typed. */
  back(problem: Problem): string | Promise<string>;
  /** Guests send it too: a session that has ended leads back to the form. */
  isForGuests?: true;
}

/** The problem behind a failure of a form: of its procedure, of the Shop API, or of the server. */
export const problemOfForm = (error: unknown): Problem => (error instanceof TRPCError ? problemOf(error) : problemOfError(error));

/**
 * Answers a form that was posted without scripts by a redirect to the next page. After an expected failure that is the form's
 * page again; without a session that is needed, the sign-in.
 * @throws what is no expected failure: it becomes an error page
 */
export const answerForm = async ({ reply, locale, act, back, isForGuests }: PostedForm): Promise<void> => {
  try {
    const next = await act();
    if (next !== undefined) void reply.redirect(next, 303);
  } catch (error) {
    const problem = problemOfForm(error);
    if (problem.status >= 500) throw error;
    const isForCustomers = problem.code === 'UNAUTHORIZED' && !isForGuests;
    const address = isForCustomers ? href('myAccount', locale, undefined, { problem: problem.code }) : await back(problem);
    // What was typed is left out where it makes the address too long.
    void reply.redirect(address.length > longestAddress ? `${address.split('?')[0]}?problem=${problem.code}` : address, 303);
  }
};
