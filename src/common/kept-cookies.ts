import type { FastifyReply } from 'fastify';
import type { Visitor } from './visitor.js';

const path = '/forms/kept';
/** Query field of a page that a browser without cookies is led to, and its value. */
const refusal = ['cookies', 'refused'] as const;

export const keptPath = path;

/** Leads a visitor who was just given a first cookie through an address where it is seen whether the browser keeps it; others straight on. */
export const redirectKept = (reply: FastifyReply, { cartToken, sessionToken }: Pick<Visitor, 'cartToken' | 'sessionToken'>, to: string): void =>
  void reply.redirect(cartToken || sessionToken ? to : `${path}?${new URLSearchParams({ to })}`, 303);

/** Where a visitor goes on, and whether the page has to say that no cookie was kept. */
export const wayOn = ({ cartToken, sessionToken }: Pick<Visitor, 'cartToken' | 'sessionToken'>, to: string): string =>
  cartToken || sessionToken ? to : `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams([[...refusal]])}`;
