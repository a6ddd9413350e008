import { createMollieClient, MollieApiError, type MollieClient } from '@mollie/api-client';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { withDeadline } from '../../../common/deadline.js';
import { Turns } from '../../../common/turns.js';
import { Problem } from '../../../contract/errors.js';

/** Mollie understood, and said no. */
export class MollieRefusal extends Error {
  override readonly name = 'MollieRefusal';
  constructor(
    readonly status: number,
    /** What of the request it does not like. */
    readonly field: string | undefined,
    detail: string,
  ) {
    super(`${status} ${detail}`);
  }
}

interface Patience {
  /** Milliseconds until there must be an answer. */
  within?: number;
  attempts?: number;
}
type Call = (client: MollieClient) => Promise<unknown>;

/** Calls under way; who comes beside them is told to come back, since a queue would outlast its deadline. */
const maximumCalls = 50;

/** In a line: what an answer lacks, or why there is none. */
const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return `not understood: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  return error instanceof MollieApiError && error.statusCode ? `status ${error.statusCode} ${error.message}` : String(error);
};
/** No answer, a broken one, and "not now" say nothing about the request. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status);
const statusOf = (error: unknown): number => (error instanceof MollieApiError ? (error.statusCode ?? 0) : 0);

/** Mollie's own client, within bounds: it has no deadline itself. All that is asked here can be asked again. */
export class MollieApi {
  private readonly logger = new Logger('Mollie');
  private readonly client: MollieClient;
  private readonly turns = new Turns(maximumCalls, 0);

  constructor(apiEndpoint: string, apiKey: string) {
    this.client = createMollieClient({ apiKey, apiEndpoint });
  }

  /**
   * @param what is asked for, for the log
   * @throws MollieRefusal when Mollie says no; Problem UNAVAILABLE when it cannot be asked, or cannot be understood
   */
  async ask<Schema extends z.ZodType>(answer: Schema, what: string, call: Call, { within = 5000, attempts = 2 }: Patience = {}): Promise<z.output<Schema>> {
    try {
      return await this.turns.run(() => withDeadline(within, (expiry) => this.attempt(answer, call, attempts, expiry)));
    } catch (error) {
      if (error instanceof MollieRefusal) throw error;
      this.logger.warn(`${what} has no answer: ${reasonOf(error)}`);
      throw new Problem('UNAVAILABLE', { retryAfterSeconds: 10 });
    }
  }

  /** After a status of 500 and above the client has tried again by itself. */
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
