/** For this host and HTTPS only. Of cross-site requests only top-level navigation sends it (`SameSite=Lax`). */
export const hostOnly = { path: '/', secure: true, sameSite: 'lax' } as const;
/** Also not readable by scripts. */
export const secret = { ...hostOnly, httpOnly: true } as const;
/** For tokens: their characters are allowed in cookies, and encoding them could make the cookie too large for browsers. */
export const secretToken = { ...secret, encode: (token: string) => token } as const;
