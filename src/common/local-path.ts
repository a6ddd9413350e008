/** A path of this site, as a form named it for the way back; anything that could lead elsewhere becomes the home page. */
export const localPath = (path: string | undefined): string => (path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/');
