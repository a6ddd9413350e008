import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { longestToken, Token } from '../contract/fields.js';
import { tokenFields } from '../contract/one-time-tokens.js';
import { secret, secretToken } from './cookies.js';

/**
 * A one-use key gives access to an account or an order to anybody who sees it, and URLs can be seen: in the history, on shared
 * screens, in synchronised browsers. So the key of a mailed link is moved from the URL to a cookie at once. The URL then
 * contains a name of the key, which is useless in other browsers (ASVS 14.2.1).
 */
const cookie = '__Host-keys';
/** Maximum number of keys in the cookie. One more, or one for which there is no room, removes the oldest, whose link must then be opened from its mail again. */
const maxTokens = 4;
/** Not part of a key. */
const separator = '|';
const seconds = 2 * 3600;
const prefix = 'kept-in-this-browser-';

/** Name of a key. It has the format of a key, so that it is accepted in the same places. */
const placeholderOf = (key: string): string => prefix + createHash('sha256').update(key).digest('base64url').slice(0, 10);

/** The keys in a browser's cookie, newest first. */
export const storedTokensIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>): readonly string[] =>
  cookies[cookie]?.split(separator, maxTokens).filter((key) => Token.safeParse(key).success) ?? [];

/** Adds a key to the browser's cookie. @returns its name */
export const storeToken = (reply: FastifyReply, stored: readonly string[], key: string): string => {
  const keys = [key, ...stored.filter((other) => other !== key)].slice(0, maxTokens);
  while (keys.join(separator).length > longestToken) keys.pop();
  void reply.setCookie(cookie, keys.join(separator), { ...secretToken, maxAge: seconds });
  return placeholderOf(key);
};

export const clearTokens = (reply: FastifyReply) => reply.clearCookie(cookie, secret);

/** The first key (not the name of one) in a query, with its field. */
export const tokenIn = (search: URLSearchParams): { field: string; key: string } | undefined =>
  tokenFields.map((field) => ({ field, key: search.get(field) ?? '' })).find(({ key }) => key && !key.startsWith(prefix) && Token.safeParse(key).success);

/** Returns the input of a call with the name of a key replaced by the key. A name without a key in this browser stays, and is refused as an unknown token. */
export const withStoredToken = <Input>(input: Input, stored: readonly string[] = []): Input => {
  const token = input && typeof input === 'object' && 'token' in input ? input.token : undefined;
  if (typeof token !== 'string' || !token.startsWith(prefix)) return input;
  const key = stored.find((known) => placeholderOf(known) === token);
  return key ? { ...input, token: key } : input;
};
