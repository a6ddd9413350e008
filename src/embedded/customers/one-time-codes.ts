import { customAlphabet } from 'nanoid';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { recoveryAlphabet, recoveryLength } from '../../contract/customer.js';
import { recoveryCodes } from '../../contract/second-factor.js';
import { hashOf } from '../ids.js';

/** Time steps by which a code may be early or late, for clock differences and delays. */
const tolerance = 1;

/** TOTP generator: six digits every 30 s (RFC 6238) with SHA-1, which every authenticator app supports. @param secret base32 */
const generatorOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** A random secret of 160 bits in base32 (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URI for an authenticator app: secret, account and issuer. */
export const addressOf = (secret: string, shop: string, account: string): string => {
  const generator = generatorOf(secret);
  generator.issuer = shop;
  generator.label = account;
  return generator.toString();
};

/** QR code as SVG, with the quiet zone of four modules (ISO/IEC 18004). */
export const qrCodeOf = (address: string): string => renderSVG(address, { ecc: 'M', border: 4 });

/** The time step of a code; undefined when no step within the tolerance has this code. */
export const stepOf = (secret: string, code: string): number | undefined => {
  // The clock is read once. If a new step began between two readings, a code that is used up would get the next step and be accepted again.
  const timestamp = Date.now();
  const generator = generatorOf(secret);
  const delta = generator.validate({ token: code, window: tolerance, timestamp });
  return delta === null ? undefined : generator.counter({ timestamp }) + delta;
};

const newRecoveryCode = customAlphabet(recoveryAlphabet, recoveryLength);
/** New recovery codes, with dashes between groups of four characters. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => newRecoveryCode().replaceAll(/(.{4})(?=.)/g, '$1-'));
/** SHA-256 of a recovery code. A fast hash is enough, because the code has 118 bits. @param code with or without dashes */
export const hashOfRecoveryCode = (code: string): string => hashOf(code.replaceAll('-', ''));
/** Whether a code is from an authenticator app, and not a recovery code. */
export const isOfApp = (code: string): boolean => code.length === 6;
