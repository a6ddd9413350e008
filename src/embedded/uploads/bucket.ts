import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { describeError } from '../../common/describe-error.js';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import type { BucketAccess } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';

/** Timeouts in milliseconds: of a connection attempt, of a call, without data during a transfer, and of the whole transfer to a slow client. */
const queueTimeout = { connection: 2000, call: 20_000, silence: 10_000, file: 600_000 };
/** Slowest transfer of a file to the bucket, in bytes per millisecond: 1 Mbit/s. */
const slowestTransfer = 125;
/** Maximum number of concurrent calls, and of waiting ones. A file counts as a call until it is read to its end. */
const [maxConcurrent, maxQueued] = [64, 512];

/** Aborts a call at its timeout. */
export interface Limits {
  abortSignal: AbortSignal;
  requestTimeout?: number;
}

/** Whether the server refused the call with a 4xx status, so that a retry does not help. */
export const isRefusal = (error: unknown): error is S3ServiceException => error instanceof S3ServiceException && error.$fault === 'client';

/** Calls a bucket with limits for concurrency and time. All failures become Problem UNAVAILABLE, except NOT_FOUND. */
export class Bucket {
  readonly name: string;
  readonly client: S3Client;
  private readonly logger = new Logger('Files');
  private readonly limiter = new ConcurrencyLimiter(maxConcurrent, maxQueued);

  constructor(
    { name, endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: BucketAccess,
    private readonly deadlines = queueTimeout,
  ) {
    this.name = name;
    this.client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      forcePathStyle: isPathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 2,
      // The checksums that the SDK adds use an encoding (aws-chunked) that not every S3-compatible server supports.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Errors are logged once, in `failureOf`.
      logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      // `Expect: 100-continue` would need a new connection for each file.
      expectContinueHeader: false,
      requestHandler: {
        connectionTimeout: deadlines.connection,
        requestTimeout: deadlines.call,
        throwOnRequestTimeout: true,
        socketTimeout: deadlines.silence,
        httpAgent: { maxSockets: maxConcurrent },
        httpsAgent: { maxSockets: maxConcurrent },
      },
    });
  }

  /**
   * Makes a call with a complete response.
   * @param what name of the call in the log
   * @param size number of bytes that the call sends, for which it gets more time
   * @throws Problem UNAVAILABLE; NOT_FOUND for an unknown key
   */
  request<Answer>(what: string, call: (limits: Limits) => Promise<Answer>, size = 0): Promise<Answer> {
    const requestTimeout = this.deadlines.call + Math.ceil(size / slowestTransfer);
    return this.limiter
      .run(() => call({ abortSignal: AbortSignal.timeout(requestTimeout), requestTimeout }))
      .catch((error: unknown) => {
        throw this.failureOf(what, error);
      });
  }

  /** Makes a call with a streamed response. @throws as `request`; errors of the stream are the same problems */
  async read(what: string, call: (limits: Limits) => Promise<{ Body?: unknown; ContentLength?: number | undefined }>): Promise<{ content: Readable; size: number }> {
    await this.limiter.acquire();
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), this.deadlines.call);
    try {
      const { Body, ContentLength = 0 } = await call({ abortSignal: tooLate.signal });
      if (!(Body instanceof Readable)) throw new TypeError('the response has no content');
      const content = new PassThrough({ signal: AbortSignal.timeout(this.deadlines.file) });
      Body.once('error', (error) => content.destroy(this.failureOf(what, error)));
      // Ends the turn also when the stream is destroyed before it is read.
      pipeline(Body, content, () => this.limiter.release());
      return { content, size: ContentLength };
    } catch (error) {
      this.limiter.release();
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
