/** For this host and HTTPS only. Of cross-site requests only top-level navigation sends it (`SameSite=Lax`). */
export const hostOnly = { path: '/', secure: true, sameSite: 'lax' } as const;
/** Also not readable by scripts. */
export const secret = { ...hostOnly, httpOnly: true } as const;
