import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../src/trpc/app.router.js';

/** An answer of the typed endpoint came and is none: no JSON, cut off, or of another shape. What the call did is not known. */
export class UnparsableResponseError extends TRPCClientError<AppRouter> {
  override readonly name = 'UnparsableResponseError';

  constructor(path: string, cause: unknown) {
    super(`The answer to ${path} cannot be parsed`, { cause: cause instanceof Error ? cause : new Error(String(cause)) });
    // Its base class sets its own.
    Object.setPrototypeOf(this, new.target.prototype);
  }
}

/** A request that failed before there was an answer to read: without a connection, cancelled, or with a status other than 200 to 299. */
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

/** The typed endpoint answers once: there is nothing to subscribe to. */
export class SubscriptionsUnsupportedError extends Error {
  override readonly name = 'SubscriptionsUnsupportedError';

  constructor(path: string) {
    super(`Subscriptions are unsupported: ${path}`);
  }
}
