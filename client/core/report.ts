import { type ClientError, type PageFailure, reportLimits } from '../../src/contract/client-errors.js';

/** One line, without what could say something of the visitor: mail addresses, the words that an error quotes, the query of an address. */
const printable = (text: string) =>
  text
    .replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ')
    .replaceAll(/"[^"]*"|\S+@\S+/g, '…')
    .replaceAll(/\?\S*/g, '')
    .slice(0, reportLimits.message);

type Failure = Pick<ClientError, 'party' | 'failure'>;

/** Tells our own log; that it cannot be told is nothing a visitor has to know. */
export const report = (failure: Failure, message: string): void => {
  const body = JSON.stringify({ ...failure, path: window.location.pathname.slice(0, reportLimits.path), message: printable(message) });
  fetch('/api/client-errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined);
};

/** What this page has told already, and how much it may tell. */
const told = new Set<string>();
const most = 5;

/** A failure of the page itself, told once. */
export const reportPage = (failure: PageFailure, error: unknown): void => {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const name = `${failure} ${message}`;
  if (told.has(name) || told.size >= most) return;
  told.add(name);
  report({ party: 'page', failure }, message);
};
