/** The build replaces `RENDERED_BY`, so that browser bundles contain no server code. Without a build it is detected at run time. */
export const isServer = process.env.RENDERED_BY ? process.env.RENDERED_BY === 'server' : typeof document === 'undefined';
