import type { ThirdPartyFailure, ThirdPartyId } from '../../src/contract/third-parties.js';

/** A third party that did not do what it was loaded for. */
export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';
  constructor(
    readonly failure: ThirdPartyFailure,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : failure);
  }
}

const printable = (text: string) => text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ').slice(0, 200);

/** Tells our own log; that it cannot be told is nothing a visitor has to know. */
export const reportFailure = (party: ThirdPartyId, error: ThirdPartyError): void => {
  const body = JSON.stringify({ party, failure: error.failure, path: window.location.pathname.slice(0, 300), message: printable(error.message) });
  fetch('/api/client-errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined);
};
