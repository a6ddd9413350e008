import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { describeError } from '../../common/describe-error.js';
import { Turns } from '../../common/turns.js';
import type { BucketAccess } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';

/** Milliseconds: until a connection stands, until a call is answered, without a byte of a file that is on its way, and until somebody slow has it. */
const patience = { connection: 2000, call: 20_000, silence: 10_000, file: 600_000 };
/** Calls under way at a time, and those that wait for one; a file that somebody reads is one until they have it. */
const [atOnce, mayWait] = [64, 512];

/** How long a call may take. */
export interface Limits {
  abortSignal: AbortSignal;
}

/** Whether the bucket is there and says no: asking again will not help. */
export const isRefusal = (error: unknown): error is S3ServiceException => error instanceof S3ServiceException && error.$fault === 'client';

/** The way to a bucket: bounded in number and time, with one failure for all that can be wrong with it. */
export class Bucket {
  readonly name: string;
  readonly client: S3Client;
  private readonly logger = new Logger('Files');
  private readonly turns = new Turns(atOnce, mayWait);

  constructor(
    { name, endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: BucketAccess,
    private readonly deadlines = patience,
  ) {
    this.name = name;
    this.client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      forcePathStyle: isPathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 2,
      // The SDK's own sums come in a framing that not every server of this protocol reads.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // What fails is told below, once.
      logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      // Asking before sending takes a new connection for each file.
      expectContinueHeader: false,
      requestHandler: {
        connectionTimeout: deadlines.connection,
        requestTimeout: deadlines.call,
        throwOnRequestTimeout: true,
        socketTimeout: deadlines.silence,
        httpAgent: { maxSockets: atOnce },
        httpsAgent: { maxSockets: atOnce },
      },
    });
  }

  /** Makes a call that is answered whole. @param what it does, as the log says @throws Problem UNAVAILABLE; NOT_FOUND for a key that is not there */
  ask<Answer>(what: string, call: (limits: Limits) => Promise<Answer>): Promise<Answer> {
    return this.turns
      .run(() => call({ abortSignal: AbortSignal.timeout(this.deadlines.call) }))
      .catch((error: unknown) => {
        throw this.failureOf(what, error);
      });
  }

  /** Makes a call whose answer is read by and by. @throws as `ask`, and so does the stream */
  async read(what: string, call: (limits: Limits) => Promise<{ Body?: unknown; ContentLength?: number | undefined }>): Promise<{ content: Readable; size: number }> {
    await this.turns.enter();
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), this.deadlines.call);
    try {
      const { Body, ContentLength = 0 } = await call({ abortSignal: tooLate.signal });
      if (!(Body instanceof Readable)) throw new TypeError('an answer without content');
      const content = new PassThrough({ signal: AbortSignal.timeout(this.deadlines.file) });
      Body.once('error', (error) => content.destroy(this.failureOf(what, error)));
      // It may be let go before anybody has read a byte.
      pipeline(Body, content, () => this.turns.leave());
      return { content, size: ContentLength };
    } catch (error) {
      this.turns.leave();
      throw this.failureOf(what, error);
    } finally {
      clearTimeout(timer);
    }
  }

  private failureOf(what: string, error: unknown): Problem {
    if (error instanceof Problem) return error;
    if (isRefusal(error) && error.name === 'NoSuchKey') return new Problem('NOT_FOUND');
    this.logger.error(`${what} failed: ${describeError(error)}`);
    return new Problem('UNAVAILABLE');
  }
}
