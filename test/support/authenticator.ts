import { Secret, TOTP } from 'otpauth';

/** Code of an authenticator app (TOTP). @param later periods of 30 s from now; the server also accepts the code of the next period */
export const codeOf = (secret: string, later = 0): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
