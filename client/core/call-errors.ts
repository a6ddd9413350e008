import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../src/trpc/app.router.js';

/** A response of the typed endpoint cannot be parsed: not JSON, truncated, or of another shape. The outcome of the call is unknown. */
export class UnparsableResponseError extends TRPCClientError<AppRouter> {
  override readonly name = 'UnparsableResponseError';

  constructor(path: string, cause: unknown) {
    super(`The answer to ${path} cannot be parsed`, { cause: cause instanceof Error ? cause : new Error(String(cause)) });
    // The constructor of the base class sets its own prototype.
    Object.setPrototypeOf(this, new.target.prototype);
  }
}

/** A request failed: no connection, cancelled, or a status other than 200 to 299. */
export class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';

  constructor(
    readonly reason: 'network' | 'cancelled' | 'status',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The typed endpoint has no subscriptions. */
export class SubscriptionsUnsupportedError extends Error {
  override readonly name = 'SubscriptionsUnsupportedError';

  constructor(path: string) {
    super(`Subscriptions are unsupported: ${path}`);
  }
}
