import type { ThirdPartyFailure, ThirdPartyId } from '../../src/contract/third-parties.js';
import { report } from './report.js';

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

/** Tells our own log. */
export const reportFailure = (party: ThirdPartyId, error: ThirdPartyError): void => report({ party, failure: error.failure }, error.message);
