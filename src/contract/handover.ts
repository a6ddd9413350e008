import { z } from 'zod';
import { OwnToken, Token } from './fields.js';
import { Session } from './customer.js';

/** SHA-256 of the verifier, base64url (RFC 7636, section 4.2): the code works only for the browser that holds the verifier. */
export const CreateHandover = z.strictObject({ challenge: OwnToken });
export const Handover = z.object({ code: Token, expiresAt: z.iso.datetime() });
export const RedeemHandover = z.strictObject({ code: Token, verifier: OwnToken });
/** New identity of the browser: a customer's session, or a guest's cart; neither if the browser keeps its identity. */
export const Redeemed = z.object({ cartToken: Token.optional(), session: Session.pick({ token: true, expiresAt: true }).optional() });
