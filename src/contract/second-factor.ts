import { z } from 'zod';
import { PresentPassword } from './fields.js';

/** What a recovery code consists of: 24 characters that are not mistaken for one another (118 bits). */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const recoveryLength = 24;
/** Codes that are made at a time. */
export const recoveryCodes = 10;

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are for the eye. */
export const ProofCode = z
  .string()
  .max(60)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1)
      .regex(new RegExp(`^(?:\\d{6}|[${recoveryAlphabet}]{${recoveryLength}})$`), 'yup.errors.string.proof_code'),
  );

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
/** For the authenticator app: the secret (base32) and the address that holds it (`otpauth:`), which is shown as a QR code. */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;
export const ConfirmSecondFactor = z.strictObject({ code: ProofCode });
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>;
/** Both proofs, for what weakens the account. */
export const BothProofs = z.strictObject({ password: PresentPassword, code: ProofCode });
export type BothProofs = z.infer<typeof BothProofs>;
/** Given once: the shop keeps their hashes. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()).length(recoveryCodes) });
