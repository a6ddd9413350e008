import { customAlphabet } from 'nanoid';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { recoveryAlphabet, recoveryLength } from '../../contract/customer.js';
import { recoveryCodes } from '../../contract/second-factor.js';
import { hashOf } from '../ids.js';

/** Steps that a telephone's clock, or the way here, may be off. */
const tolerance = 1;

/** Six digits every half minute (RFC 6238 with SHA-1, which is what every authenticator app knows). @param secret base32 */
const generatorOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** A secret of 160 bits, base32 (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from the QR code: its secret, whose account it is, and in which shop. */
export const addressOf = (secret: string, shop: string, account: string): string => {
  const generator = generatorOf(secret);
  generator.issuer = shop;
  generator.label = account;
  return generator.toString();
};

/** As a picture (SVG), with the quiet zone that readers need (ISO/IEC 18004: four squares). */
export const qrCodeOf = (address: string): string => renderSVG(address, { ecc: 'M', border: 4 });

/** The step that a code belongs to; undefined for a code of no step near this moment. */
export const stepOf = (secret: string, code: string): number | undefined => {
  const delta = generatorOf(secret).validate({ token: code, window: tolerance });
  return delta === null ? undefined : TOTP.counter({ period: 30 }) + delta;
};

const newRecoveryCode = customAlphabet(recoveryAlphabet, recoveryLength);
/** What opens the account without the telephone: as it is shown, in groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => newRecoveryCode().replaceAll(/(.{4})(?=.)/g, '$1-'));
/** Its SHA-256, for it has 118 bits. @param code with or without its dashes */
export const hashOfRecoveryCode = (code: string): string => hashOf(code.replaceAll('-', ''));
/** Whether it is of an authenticator app, rather than a recovery code. */
export const isOfApp = (code: string): boolean => code.length === 6;
