import type { ThirdPartyFailure, ThirdPartyId } from './third-parties.js';

/** Kinds of failures of our own pages. */
export const pageFailures = ['render', 'load', 'file'] as const;
/** `render`: a component threw an error; `load`: the page's data could not be loaded; `file`: a file of the build no longer exists. */
export type PageFailure = (typeof pageFailures)[number];

/** Maximum length of path and message in a report. */
export const reportLimits = { path: 300, message: 200 } as const;

/** Error report of a browser: page, cause and kind of failure. It contains no personal data. */
export type ClientError = { path: string; message?: string } & ({ party: ThirdPartyId; failure: ThirdPartyFailure } | { party: 'page'; failure: PageFailure });
