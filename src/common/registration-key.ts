import type { FastifyReply, FastifyRequest } from 'fastify';
import { Token } from '../contract/fields.js';
import { statedPeriods } from '../contract/stated-periods.js';
import { secret, secretToken } from './cookies.js';

/** Key of the latest registration of this browser. With it the mailed link confirms the registration without the password. */
const cookie = '__Host-registration';

export const registrationKeyIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => Token.safeParse(cookies[cookie]).data;

/** Stores the key as long as the mailed link is valid. */
export const setRegistrationKey = (reply: FastifyReply, key: string) => reply.setCookie(cookie, key, { ...secretToken, maxAge: statedPeriods.confirmHours * 3600 });

export const clearRegistrationKey = (reply: FastifyReply) => reply.clearCookie(cookie, secret);
