import type { FastifyReply } from 'fastify';
import type { Visitor } from './visitor.js';

const path = '/forms/kept';
/** Query parameter of the page for a browser that refuses cookies. */
const refusedParameter = ['cookies', 'refused'] as const;

export const cookieCheckPath = path;

/** Redirects to `to`. A visitor who has just received the first cookie is redirected by way of `/forms/kept`, which checks whether the browser stores cookies. */
export const redirectThroughCookieCheck = (reply: FastifyReply, { cartToken, sessionToken }: Pick<Visitor, 'cartToken' | 'sessionToken'>, to: string): void =>
  void reply.redirect(cartToken || sessionToken ? to : `${path}?${new URLSearchParams({ to })}`, 303);

/** Returns the target of the redirect from `/forms/kept`. Without a stored cookie it has a query parameter, with which the page shows a notice. */
export const targetAfterCookieCheck = ({ cartToken, sessionToken }: Pick<Visitor, 'cartToken' | 'sessionToken'>, to: string): string =>
  cartToken || sessionToken ? to : `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams([[...refusedParameter]])}`;
