import { TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { maxAddressLength } from '../../common/local-path.js';
import { problemOf as problemOfError } from '../../common/problem.filter.js';
import type { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { href } from '../../contract/routes.js';
import { problemOf } from '../trpc/procedures.js';

interface PostedForm {
  reply: FastifyReply;
  locale: Locale;
  /** Executes the form. @returns URL of the next page; undefined if it has sent the response itself */
  act(): Promise<string | undefined>;
  /** URL of the page of the form, which shows the problem and the entered values. */
  back(problem: Problem): string | Promise<string>;
  /** Guests can send the form too: after the end of a session the visitor returns to the form instead of the sign-in. */
  isForGuests?: true;
}

/** Problem of a failed form: from its procedure, the Shop API or the server. */
export const problemOfForm = (error: unknown): Problem => (error instanceof TRPCError ? problemOf(error) : problemOfError(error));

/**
 * Responds to a form that was posted without JavaScript by a redirect to the next page. After an expected failure that is the page of
 * the form; if a session is required, the sign-in page.
 * @throws unexpected failures, which lead to an error page
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
    // If the URL would be too long, the entered values are left out.
    void reply.redirect(address.length > maxAddressLength ? `${address.split('?')[0]}?problem=${problem.code}` : address, 303);
  }
};
