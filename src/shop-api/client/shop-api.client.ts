import { Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { afterRunning } from '../../common/after-running.js';
import type { Metrics } from '../../common/metrics/metrics.js';
import { currentTraces } from '../../common/traces/traces.js';
import type { CallContext } from '../../common/call-context.js';
import type { IncomingFile } from '../../common/upload.js';
import { withStoredToken } from '../../common/one-time-tokens.js';
import { Capabilities as CapabilityList } from '../../contract/capabilities.js';
import { Problem, ProblemDetails } from '../../contract/errors.js';
import { none, type Operation, partialUpload, shopApiHeaders } from '../../contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../contract/shop-api.js';
import { CallTurns, maxConnections } from './call-turns.js';
import { Capabilities } from './capabilities.js';
import { FindingsLog } from './findings-log.js';
import { fieldsOf, headersOf, type HttpRequest, httpRequestOf } from './http-request.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { multipartOf } from './multipart.js';
import { ReadCache } from './read-cache.js';
import { Fault, parseJson, readResponse } from './read-response.js';
import { ShopApiFailure } from './shop-api.failure.js';
import { RetryBudget } from './retry-budget.js';

/** Deadline of a read in milliseconds. A write that was sent is never aborted, because its outcome would be unknown. */
const defaultReadDeadline = 5000;
const connectDeadline = 2000;
/**
 * Milliseconds after which an idle connection to a server without a `Keep-Alive` header is closed. Some servers close theirs after five
 * seconds, and a write that is sent at that moment fails.
 */
const idleLimit = 4000;
/** Multiple of the read deadline: maximum time without a byte of a file, and maximum wait of a write before it is sent. Downloads have no total limit. */
const longDeadlineFactor = 4;
/** Maximum share of its deadline for which a read waits for a connection. In the rest the Shop API can respond; otherwise a failure would say nothing about it. */
const maxWaitShare = 0.5;

/** Context of a call, with a callback for stored responses. */
export interface ClientContext extends CallContext {
  onReplay?: () => void;
}
/** A downloaded file, with the headers to forward. */
export interface Download {
  headers: Record<string, string>;
  content: Readable;
}
const forwardedHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'cache-control',
  'etag',
];

/**
 * Client of the Shop API, driven by the table of operations. It limits and reuses connections, and
 * caches public reads for a short time.
 */
export class ShopApiClient {
  /** Extensions that can be called. */
  readonly capabilities = new Capabilities();
  /** Called when the Shop API responds again after an outage. */
  onRecovered: () => void = () => undefined;
  /** Replaces the pictures of other hosts in a response, which may be changed. */
  localisePictures: (response: unknown) => Promise<void> = () => Promise.resolve();
  private readonly logger = new Logger('ShopApiClient');
  private readonly pool: Pool;
  /** Path prefix of all operations, if the Shop API is not at the root of its host. */
  private readonly basePath: string;
  private readonly cache = new ReadCache();
  private readonly retryBudget = new RetryBudget();
  private readonly findings: FindingsLog;
  private readonly turns = new CallTurns();
  /** Latest failure. */
  private outage: ShopApiFailure | undefined;
  private readonly breaker = new CircuitBreaker({
    probe: (signal) => this.isHealthy(signal),
    onChange: (isOpen) => {
      this.logger.warn(isOpen ? `The Shop API fails (${this.outage?.reason}): calls are refused until its health check succeeds` : 'The Shop API responds again');
      if (!isOpen) this.onRecovered();
    },
  });

  constructor(
    readonly url: string,
    private readonly readDeadline = defaultReadDeadline,
    private readonly metrics?: Metrics,
  ) {
    this.findings = new FindingsLog(metrics);
    const { origin, pathname } = new URL(url);
    this.basePath = pathname.replace(/\/+$/, '');
    this.pool = new Pool(origin, { connections: maxConnections, pipelining: 1, connectTimeout: connectDeadline, keepAliveTimeout: idleLimit });
    metrics?.gauge('shop_api_breaker_open', () => Number(this.breaker.isOpen));
    metrics?.gauge('shop_api_calls_waiting', () => this.turns.waiting);
  }

  /**
   * Calls an operation; public reads use the cache.
   * @throws Problem that the Shop API returned; NOT_FOUND for an extension that it does not have
   * @throws ShopApiFailure when there was no usable response (see `FailureKind`)
   */
  call<Name extends OperationName>(name: Name, input: InputOf<Name>, context: ClientContext, signal?: AbortSignal): Promise<OutputOf<Name>> {
    if (!isPublic(shopApi[name], input)) return this.request(name, input, context, signal);
    return this.cache.get(
      `${context.shop} ${context.locale} ${name} ${JSON.stringify(input)}`,
      () => this.request(name, input, { ...context, cartToken: undefined, sessionToken: undefined }),
      context.requiresFresh,
    );
  }

  /** Marks the cached reads as outdated after a change of the catalogue. */
  expireCache(): void {
    this.cache.expire();
  }

  /** Calls an operation without the cache. */
  async request<Name extends OperationName>(name: Name, requested: InputOf<Name>, context: ClientContext, signal?: AbortSignal): Promise<OutputOf<Name>> {
    const operation: Operation = shopApi[name];
    const input = withStoredToken(requested, context.oneTimeTokens);
    const substitute = this.capabilities.substituteOf(name);
    if (substitute) return this.withLocalPictures(await substitute(input, context));
    const execute = () =>
      this.withCircuitBreaker(name, context, async () => this.answerOf(name, await this.exchange(operation, httpRequestOf(operation, input), context, signal), context));
    return context.timings ? context.timings.measure(name, execute) : execute();
  }

  /** Calls an operation that accepts a file; the file is streamed. Fails like `call`. */
  async upload<Name extends OperationName>(name: Name, input: InputOf<Name>, file: IncomingFile | undefined, context: ClientContext): Promise<OutputOf<Name>> {
    const operation: Operation = shopApi[name];
    if (!file) return this.request(name, input, context);
    const isPart = operation.consumes === 'bytes';
    const { contentType, body } = isPart ? { contentType: partialUpload, body: file.content } : multipartOf(fieldsOf(operation, input), file);
    const { method, path, headers } = httpRequestOf(operation, input);
    const request = { method, path, headers, contentType, body: Readable.from(body) };
    return this.withCircuitBreaker(name, context, async () => this.answerOf(name, await this.exchange(operation, request, context), context));
  }

  /** Calls an operation that returns a file. Its content must be read or destroyed. Fails like `call`. */
  async download<Name extends OperationName>(name: Name, input: InputOf<Name>, context: CallContext): Promise<Download> {
    const operation: Operation = shopApi[name];
    const response = await this.withCircuitBreaker(name, context, () => this.exchange(operation, httpRequestOf(operation, input), context));
    if (!isSuccess(response)) throw problemFrom(response, await bodyOf(response));
    const headers = Object.fromEntries(forwardedHeaders.flatMap((header) => (response.headers[header] === undefined ? [] : [[header, String(response.headers[header])]])));
    return { headers, content: response.body };
  }

  /** Makes a call unless the breaker is open, and reports its outcome to breaker, metrics and traces. */
  private async withCircuitBreaker<Answer>(name: OperationName, { requestId }: CallContext, call: () => Promise<Answer>): Promise<Answer> {
    if (!this.capabilities.has(name)) throw new Problem('NOT_FOUND');
    if (this.breaker.isOpen) throw new ShopApiFailure('unasked', 'circuit breaker is open', this.outage);
    const start = performance.now();
    const span = currentTraces()?.startClientSpan(name, { 'http.request.method': shopApi[name].method, 'url.template': shopApi[name].path });
    const measure = (outcome: string) => {
      this.metrics?.observe('shop_api_request_duration_seconds', { operation: name, outcome }, (performance.now() - start) / 1000);
      span?.end(outcome === 'ok' ? undefined : outcome);
    };
    try {
      const answer = await (span ? span.run(call) : call());
      this.breaker.recordSuccess();
      measure('ok');
      return answer;
    } catch (error) {
      measure(error instanceof ShopApiFailure ? error.kind : error instanceof Problem ? error.code : 'INTERNAL');
      // Calls that found no connection are counted, not logged: under overload they would fill the log.
      if (error instanceof ShopApiFailure && error.kind !== 'cancelled' && error.kind !== 'unasked')
        this.logger.warn(`${name} [${requestId}] ${error.message}, after ${Math.round(performance.now() - start)} ms`);
      if (error instanceof ShopApiFailure && error.isOutage) {
        this.outage = error;
        this.breaker.recordFailure();
      } else if (error instanceof Problem && !(error instanceof ShopApiFailure)) this.breaker.recordSuccess();
      throw error;
    }
  }

  /**
   * Names of the extensions that the Shop API declares; none if it has no such document. Breaker and metrics ignore the call, because an
   * embedded Shop API that is still starting refuses it.
   * @throws ShopApiFailure when the Shop API is unavailable
   */
  async readExtensions(context: CallContext, signal: AbortSignal): Promise<string[]> {
    const { method, path } = shopApi.getCapabilities;
    try {
      const response = await this.pool.request({ method, path: this.basePath + path, headers: headersOf(context, undefined), signal });
      const text = await response.body.text();
      const { statusCode } = response;
      if (statusCode === 429 || (statusCode >= 500 && statusCode !== 501)) throw new ShopApiFailure('malformed', `status ${statusCode}`);
      const declared = CapabilityList.safeParse(isSuccess(response) ? parseJson(text) : undefined);
      return declared.success ? declared.data.extensions : [];
    } catch (error) {
      throw error instanceof ShopApiFailure ? error : ShopApiFailure.from(error);
    }
  }

  /** @throws ShopApiFailure unless the Shop API's health check succeeds */
  async requireHealthy(): Promise<void> {
    if (!(await this.isHealthy(AbortSignal.timeout(this.readDeadline)))) throw this.outage ?? new ShopApiFailure('malformed', 'the health check fails');
  }

  /** Health check: any status below 500 counts as a response, since a Shop API may not have this path. */
  private async isHealthy(signal: AbortSignal): Promise<boolean> {
    try {
      const { statusCode, body } = await this.pool.request({ method: 'GET', path: `${this.basePath}/health/ready`, signal });
      await body.dump();
      return statusCode < 500;
    } catch (error) {
      this.outage = ShopApiFailure.from(error);
      return false;
    }
  }

  /** Sends a request. A read whose connection broke before the response is repeated once within the same deadline, because a server may close a keep-alive connection while a request arrives. */
  private async exchange(operation: Operation, { contentType, ...request }: HttpRequest, context: CallContext, signal?: AbortSignal) {
    const isFile = operation.method === 'GET' && operation.produces !== undefined;
    const isWrite = operation.method !== 'GET';
    const isRead = !isWrite && !isFile;
    const silence = isFile ? longDeadlineFactor * this.readDeadline : 0;
    const deadline = Math.min(this.readDeadline, (context.deadline ?? Number.POSITIVE_INFINITY) - performance.now());
    if (isRead && deadline <= 0) throw new ShopApiFailure('deadline', 'the deadline has passed');
    const expired = new AbortController();
    const signals = [signal, isRead ? expired.signal : undefined].filter((one) => one !== undefined);
    const path = this.basePath + request.path;
    const headers = { ...headersOf(context, contentType), ...currentTraces()?.headers(), ...request.headers };
    const send = () =>
      this.pool.request({ ...request, path, headers, headersTimeout: silence, bodyTimeout: silence, signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0] });
    // A response that arrives while this process stands still is read, not aborted.
    const stopClock = isRead ? afterRunning(deadline, () => expired.abort(new DOMException('no response in time', 'TimeoutError'))) : () => undefined;
    const resend = (error: unknown) => {
      if (!isRead || ShopApiFailure.from(error).kind !== 'network' || !this.retryBudget.withdraw()) throw error;
      return send();
    };
    const maxWait = isRead ? maxWaitShare * deadline : longDeadlineFactor * this.readDeadline;
    try {
      const response = await this.turns.run(isWrite ? 'write' : 'read', maxWait, () => send().catch(resend));
      // The deadline includes the body.
      response.body.once('close', stopClock);
      return response;
    } catch (error) {
      stopClock();
      // A Problem is a fault of the sender or of their connection, not of the Shop API.
      throw error instanceof Problem ? error : ShopApiFailure.from(error);
    } finally {
      if (isRead) this.retryBudget.deposit();
    }
  }

  /** The output of a successful response. */
  private async answerOf<Name extends OperationName>(name: Name, response: Dispatcher.ResponseData, { onReplay, requestId }: ClientContext): Promise<OutputOf<Name>> {
    const text = await bodyOf(response);
    if (!isSuccess(response)) {
      const problem = problemFrom(response, text);
      throw await this.withLocalPictures(problem);
    }
    const { output } = shopApi[name];
    const read = output === none ? { value: {}, findings: [] } : readResponse(output, text);
    if (read instanceof Fault) throw new ShopApiFailure('malformed', `${name}: ${read.sentence}`);
    this.findings.record(name, requestId, read.findings);
    if (response.headers[shopApiHeaders.idempotentReplayed] === 'true') onReplay?.();
    return this.withLocalPictures(read.value as OutputOf<Name>);
  }

  private async withLocalPictures<Answer>(answer: Answer): Promise<Answer> {
    await this.localisePictures(answer instanceof Problem ? answer.extra.current : answer);
    return answer;
  }

  /** Closes the connections after the running calls. */
  close(): Promise<void> {
    this.breaker.stop();
    return this.pool.close();
  }
}

const isEmptyValue = (value: unknown): boolean => value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
const isPublic = (operation: Operation, input: Record<string, unknown>): boolean =>
  operation.isPublic ?? operation.isPublicWithout?.every((field) => isEmptyValue(input[field])) ?? false;

const bodyOf = async (response: Dispatcher.ResponseData): Promise<string> => {
  try {
    return await response.body.text();
  } catch (error) {
    throw ShopApiFailure.from(error);
  }
};

const isSuccess = ({ statusCode }: Dispatcher.ResponseData): boolean => statusCode >= 200 && statusCode <= 299;

/**
 * The problem of a failed call. A 404 without problem details is still a 404; any other response without them counts as a failure of the
 * Shop API.
 */
const problemFrom = ({ statusCode, headers }: Dispatcher.ResponseData, text: string): Problem | ShopApiFailure => {
  const details = readResponse(ProblemDetails, text);
  if (details instanceof Fault) return statusCode === 404 ? new Problem('NOT_FOUND') : new ShopApiFailure('malformed', `status ${statusCode} without problem details`);
  const { code, errors, instance, current, changed, scope } = details.value as ProblemDetails;
  const retryAfterSeconds = Number(headers['retry-after']) || undefined;
  return new Problem(code, { errors: errors.map(({ params = {}, ...rule }) => ({ ...rule, params })), instance, current, changed, scope, retryAfterSeconds });
};
