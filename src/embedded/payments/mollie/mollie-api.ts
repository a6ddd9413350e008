import { Logger } from '@nestjs/common';
import { z } from 'zod';
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

interface Request {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  /** Mollie does a write once for a key, and answers a repeat as it answered first. */
  key?: string;
  /** Milliseconds an attempt may take. */
  within?: number;
  attempts?: number;
}

const Fault = z.object({ detail: z.string().default(''), field: z.string().optional() }).catch({ detail: '' });
/** In a line: what an answer lacks, or why there is none. */
const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return `not understood: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  return String(error instanceof Error && error.cause ? error.cause : error);
};
/** No answer, a broken one, and "not now" say nothing about the request. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status);

/**
 * Mollie's API, version 2. Every attempt has a deadline, after which its connection is closed; all that is asked here
 * can be asked again.
 */
export class MollieApi {
  private readonly logger = new Logger('Mollie');

  constructor(
    private readonly url: string,
    private readonly apiKey: string,
  ) {}

  /**
   * @param path below the API's root
   * @throws MollieRefusal when Mollie says no; Problem UNAVAILABLE when it cannot be asked, or cannot be understood
   */
  async ask<Schema extends z.ZodType>(answer: Schema, path: string, { attempts = 2, ...request }: Request = {}): Promise<z.output<Schema>> {
    try {
      return answer.parse(await this.attempt(path, request));
    } catch (error) {
      if (error instanceof MollieRefusal) throw error;
      if (attempts > 1) return this.ask(answer, path, { ...request, attempts: attempts - 1 });
      this.logger.warn(`${request.method ?? 'GET'} ${path} has no answer: ${reasonOf(error)}`);
      throw new Problem('UNAVAILABLE', { retryAfterSeconds: 10 });
    }
  }

  private async attempt(path: string, { method = 'GET', body, key, within = 4000 }: Request): Promise<unknown> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.apiKey}`,
        accept: 'application/hal+json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    if (response.ok) return response.json();
    const { detail, field } = Fault.parse(await response.json().catch(() => undefined));
    if (isRefusal(response.status)) throw new MollieRefusal(response.status, field, detail);
    throw new Error(`status ${response.status} ${detail}`);
  }
}
