import { type ClientError, type PageFailure, reportLimits } from '../../src/contract/client-errors.js';

/** One line without possible personal data: mail addresses, quoted words, queries of addresses. */
const printable = (text: string) =>
  text
    .replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ')
    .replaceAll(/"[^"]*"|\S+@\S+/g, '…')
    .replaceAll(/\?\S*/g, '')
    .slice(0, reportLimits.message);

type Failure = Pick<ClientError, 'party' | 'failure'>;

/** Sends a report to the log of the server. Ignores failures, which do not concern the visitor. */
export const report = (failure: Failure, message: string): void => {
  const body = JSON.stringify({ ...failure, path: window.location.pathname.slice(0, reportLimits.path), message: printable(message) });
  fetch('/api/client-errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined);
};

/** Reports that this page has sent, and their maximum number. */
const reported = new Set<string>();
const maxReports = 5;

/** Reports a failure of the page itself, once. */
export const reportPage = (failure: PageFailure, error: unknown): void => {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const name = `${failure} ${message}`;
  if (reported.has(name) || reported.size >= maxReports) return;
  reported.add(name);
  report({ party: 'page', failure }, message);
};
