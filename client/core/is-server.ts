/** Written into a bundle when it is built, so that a browser gets nothing of what only the server does; found out where nothing was. */
export const isServer = process.env.RENDERED_BY ? process.env.RENDERED_BY === 'server' : typeof document === 'undefined';
