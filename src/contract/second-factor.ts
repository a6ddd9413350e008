import { z } from 'zod';
import { ProofCode } from './customer.js';
import { PresentPassword } from './fields.js';

/** Number of recovery codes in a set. */
export const recoveryCodes = 10;

/** Whether sign-in requires a second factor; `since`: when it was enabled. */
export const SecondFactor = z.object({
  /** False if the shop has no key to encrypt secrets with. */
  isAvailable: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const BeginSecondFactor = z.strictObject({ password: PresentPassword });
export type BeginSecondFactor = z.infer<typeof BeginSecondFactor>;
/** For the authenticator app: the secret (base32), its `otpauth:` URI, and the URI as a QR code (SVG). */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;
export const ConfirmSecondFactor = z.strictObject({ code: ProofCode });
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>;
/** Password and code, required for changes that weaken the account's protection. */
export const BothProofs = z.strictObject({ password: PresentPassword, code: ProofCode });
export type BothProofs = z.infer<typeof BothProofs>;
/** Returned once: the shop stores only hashes. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()).length(recoveryCodes) });
