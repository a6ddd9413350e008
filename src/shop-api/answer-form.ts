import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import type { ProblemCode } from '../contract/errors.js';
import type { Locale } from '../contract/locales.js';
import { href, type PlainRouteKey, type Query } from '../contract/routes.js';
import { problemOf } from './procedures.js';

interface PostedForm {
  reply: FastifyReply;
  /** The page that the form stands on. */
  page: PlainRouteKey;
  locale: Locale;
  /** Does what was asked. @returns the page's next view; undefined when it has answered itself */
  act(): Promise<Query | undefined>;
  /** The view in which refusals are told, and which. */
  back: Query;
  told: readonly ProblemCode[];
}

/** Leads whoever sent a form without scripts on, or back to where it can be mended. */
export const answerForm = async ({ reply, page, locale, act, back, told }: PostedForm): Promise<void> => {
  const to = (query: Query) => void reply.redirect(href(page, locale, undefined, query), 303);
  try {
    const next = await act();
    if (next) to(next);
  } catch (error) {
    const problem = problemOf(getTRPCErrorFromUnknown(error));
    if (!told.includes(problem.code)) throw problem;
    to({ ...back, problem: problem.code });
  }
};
