import type { ThirdPartyFailure, ThirdPartyId } from './third-parties.js';

/** How a page of ours can fail its visitor. */
export const pageFailures = ['render', 'load', 'file'] as const;
/** `render`: a part of it raised an error; `load`: what it shows could not be read; `file`: a file of it is gone. */
export type PageFailure = (typeof pageFailures)[number];

/** Longest path and message that a report may hold. */
export const reportLimits = { path: 300, message: 200 } as const;

/** What a browser tells the log: who failed on which page, and how. Nothing of the visitor. */
export type ClientError = { path: string; message?: string } & ({ party: ThirdPartyId; failure: ThirdPartyFailure } | { party: 'page'; failure: PageFailure });
