import { createMollieClient, MollieApiError, type MollieClient } from '@mollie/api-client';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { withDeadline } from '../../../common/deadline.js';
import { ConcurrencyLimiter } from '../../../common/concurrency-limiter.js';
import { Problem } from '../../../contract/errors.js';

/** Mollie rejected the request. */
export class MollieRefusal extends Error {
  override readonly name = 'MollieRefusal';
  constructor(
    readonly status: number,
    /** The rejected field of the request. */
    readonly field: string | undefined,
    detail: string,
  ) {
    super(`${status} ${detail}`);
  }
}

interface CallOptions {
  /** Deadline in milliseconds. */
  within?: number;
  attempts?: number;
}
type Call = (client: MollieClient) => Promise<unknown>;

/** Maximum number of concurrent calls. Further calls fail immediately, because a queue would exceed their deadline. */
const maximumCalls = 50;

/** Error as one line: the invalid fields of a response, the status, or the error itself. */
const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return `invalid fields in the response: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  return error instanceof MollieApiError && error.statusCode ? `status ${error.statusCode} ${error.message}` : String(error);
};
/** Whether a status is a rejection of the request. Timeouts, authentication failures, conflicts and rate limits are not. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status);
const statusOf = (error: unknown): number => (error instanceof MollieApiError ? (error.statusCode ?? 0) : 0);

/** Mollie's client with a deadline and a limit of concurrent calls, which it lacks. All calls made with it can safely be repeated. */
export class MollieApi {
  private readonly logger = new Logger('Mollie');
  private readonly client: MollieClient;
  private readonly limiter = new ConcurrencyLimiter(maximumCalls, 0);

  constructor(apiEndpoint: string, apiKey: string) {
    this.client = createMollieClient({ apiKey, apiEndpoint });
  }

  /**
   * @param what description of the call for the log
   * @throws MollieRefusal if Mollie rejects the request; Problem UNAVAILABLE if it does not answer or its response is invalid
   */
  async request<Schema extends z.ZodType>(answer: Schema, what: string, call: Call, { within = 5000, attempts = 2 }: CallOptions = {}): Promise<z.output<Schema>> {
    try {
      return await this.limiter.run(() => withDeadline(within, (expiry) => this.attempt(answer, call, attempts, expiry)));
    } catch (error) {
      if (error instanceof MollieRefusal) throw error;
      this.logger.warn(`Request to Mollie failed (${what}): ${reasonOf(error)}`);
      throw new Problem('UNAVAILABLE', { retryAfterSeconds: 10 });
    }
  }

  /** Repeats a failed call, except after a status of 500 or above, for which the client has already retried. */
  private async attempt<Schema extends z.ZodType>(answer: Schema, call: Call, attempts: number, expiry: AbortSignal): Promise<z.output<Schema>> {
    try {
      return answer.parse(await call(this.client));
    } catch (error) {
      const status = statusOf(error);
      if (error instanceof MollieApiError && isRefusal(status)) throw new MollieRefusal(status, error.field, error.message);
      if (attempts > 1 && status < 500 && !expiry.aborted) return this.attempt(answer, call, attempts - 1, expiry);
      throw error;
    }
  }
}
