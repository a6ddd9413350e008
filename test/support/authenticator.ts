import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows. @param later half minutes from now: the one after this is taken as well */
export const codeOf = (secret: string, later = 0): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
