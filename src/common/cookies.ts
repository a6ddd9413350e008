/** Of this host alone, on a secure line; not sent along when another site asks for more than a page. */
export const hostOnly = { path: '/', secure: true, sameSite: 'lax' } as const;
/** Out of reach of scripts, too. */
export const secret = { ...hostOnly, httpOnly: true } as const;
