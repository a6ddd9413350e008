import { z } from 'zod';
import { ProofCode } from './customer.js';
import { PresentPassword } from './fields.js';

/** Recovery codes that are made at a time. */
export const recoveryCodes = 10;

/** Whether signing in takes a second step; `since` when it was switched on. */
export const SecondFactor = z.object({
  /** False where the shop has no key to keep secrets with. */
  isAvailable: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const BeginSecondFactor = z.strictObject({ password: PresentPassword });
export type BeginSecondFactor = z.infer<typeof BeginSecondFactor>;
/** For the authenticator app: the secret (base32), the address that holds it (`otpauth:`), and that as a QR code (SVG). */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;
export const ConfirmSecondFactor = z.strictObject({ code: ProofCode });
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>;
/** Both proofs, for what weakens the account. */
export const BothProofs = z.strictObject({ password: PresentPassword, code: ProofCode });
export type BothProofs = z.infer<typeof BothProofs>;
/** Given once: the shop keeps their hashes. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()).length(recoveryCodes) });
