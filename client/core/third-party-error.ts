import type { ThirdPartyFailure, ThirdPartyId } from '../../src/contract/third-parties.js';
import { report } from './report.js';

/** A third party failed. */
export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';
  constructor(
    readonly failure: ThirdPartyFailure,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : failure);
  }
}

/** Reports the failure to the log of the server. */
export const reportFailure = (party: ThirdPartyId, error: ThirdPartyError): void => report({ party, failure: error.failure }, error.message);
