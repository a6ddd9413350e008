import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Problem, type ProblemCode } from '../contract/errors.js';
import { localeOf } from './call-context.js';
import { describeError } from './describe-error.js';
import { toProblemDetails } from './problem-details.js';

const codeOfStatus: Record<number, ProblemCode> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};
/** Seconds in `Retry-After` when the problem contains none. */
const defaultRetrySeconds = 5;

const statusOf = (error: unknown): number => {
  if (error instanceof HttpException) return error.getStatus();
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
};

/** Returns the problem for an error: a problem itself, an error of Nest or Fastify by its status, else INTERNAL. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  return new Problem(codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'MALFORMED' : 'INTERNAL'));
};

/** Sends every error as `application/problem+json`. Unexpected errors are logged with the request id, and the response contains no details of them. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(protected readonly i18n: I18nService) {}

  /** The problem to send for an error. */
  protected problemOf(error: unknown): Problem {
    return problemOf(error);
  }

  /** Called with every problem before it is sent. */
  protected onProblem?(problem: Problem, request: FastifyRequest): void;

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = this.problemOf(error);
    if (!(error instanceof Problem) && problem.status >= 500) this.logger.error(`${request.method} ${request.url.split('?')[0]} [${request.id}]`, describeError(error));
    this.onProblem?.(problem, request);
    if (reply.sent) return;
    if (problem.status === 429 || problem.status === 503) void reply.header('retry-after', problem.extra.retryAfterSeconds ?? defaultRetrySeconds);
    void reply.status(problem.status).header('cache-control', 'no-store');
    this.send(problem, request, reply);
  }

  /** Sends the body; status and `cache-control` are already set. */
  protected send(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
    const details = { ...toProblemDetails(problem, localeOf(request), this.i18n), requestId: request.id };
    void reply.type('application/problem+json').send(JSON.stringify(details));
  }
}
