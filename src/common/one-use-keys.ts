import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { Token } from '../contract/fields.js';
import { keyFields } from '../contract/one-use-keys.js';
import { secret } from './cookies.js';
import type { VisitorRequest } from './visitor.js';

/**
 * A key of one use opens an account or an order to whoever reads it, and addresses are read: in histories, on shared screens,
 * by what a browser synchronises. So a key leaves the address as soon as it comes: a cookie keeps it, and its name stands in
 * its place, which means nothing anywhere else (ASVS 14.2.1).
 */
const cookie = '__Host-keys';
/** Links that one browser may have open at once; the oldest goes first, and has to be opened from its mail again. */
const most = 4;
const seconds = 2 * 3600;
const prefix = 'kept-in-this-browser-';

/** What stands for a key; has the shape of one, so that it goes wherever one goes. */
const nameOf = (key: string): string => prefix + createHash('sha256').update(key).digest('base64url').slice(0, 10);

/** The keys a browser keeps, newest first. */
export const keptKeysIn = ({ cookies }: Pick<VisitorRequest, 'cookies'>): readonly string[] =>
  cookies[cookie]?.split('.', most).filter((key) => Token.safeParse(key).success) ?? [];

/** Keeps a key in the browser. @returns its name */
export const keepKey = (reply: FastifyReply, kept: readonly string[], key: string): string => {
  const keys = [key, ...kept.filter((other) => other !== key)].slice(0, most);
  void reply.setCookie(cookie, keys.join('.'), { ...secret, maxAge: seconds });
  return nameOf(key);
};

export const forgetKeys = (reply: FastifyReply) => reply.clearCookie(cookie, secret);

/** The first key that an address holds itself, with its field. */
export const keyIn = (search: URLSearchParams): { field: string; key: string } | undefined =>
  keyFields.map((field) => ({ field, key: search.get(field) ?? '' })).find(({ key }) => !key.startsWith(prefix) && Token.safeParse(key).success);

/** The input of a call with the key itself where its name stands; a name that this browser does not know stays, and opens nothing. */
export const withKey = <Input>(input: Input, kept: readonly string[] = []): Input => {
  const token = input && typeof input === 'object' && 'token' in input ? input.token : undefined;
  if (typeof token !== 'string' || !token.startsWith(prefix)) return input;
  const key = kept.find((known) => nameOf(known) === token);
  return key ? { ...input, token: key } : input;
};
