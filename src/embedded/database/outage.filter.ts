import { Catch, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { eventOf, operationAt } from '../../common/logs/security-events.js';
import { SecurityLog } from '../../common/logs/security-log.js';
import { ProblemFilter } from '../../common/problem.filter.js';
import { Problem } from '../../contract/errors.js';
import { shopApiHeaders } from '../../contract/operation.js';
import { filesFull, isDiskFull } from '../uploads/disk-space.js';
import { isDatabaseOutage } from './outage.js';

/** Error responses of the Shop API. A database outage becomes UNAVAILABLE, a full disk the problem of full storage. Refused requests that may be an attack are logged as security events here, because calls of the storefront's pages and of its REST API all pass this filter. */
@Catch()
@Injectable()
export class OutageFilter extends ProblemFilter {
  constructor(
    i18n: I18nService,
    private readonly security: SecurityLog,
  ) {
    super(i18n);
  }

  protected override problemOf(error: unknown): Problem {
    if (isDiskFull(error)) return filesFull();
    const problem = super.problemOf(error);
    // A client connection that breaks while a body is read has the same error code as a database outage, but another problem code.
    return problem.code === 'INTERNAL' && isDatabaseOutage(error) ? new Problem('UNAVAILABLE') : problem;
  }

  protected override onProblem({ code, extra: { errors } }: Problem, request: FastifyRequest): void {
    const { url } = request.routeOptions;
    const { id } = (request.params ?? {}) as { id?: string };
    const operation = operationAt(request.method, url);
    const event = eventOf({ code, operation, id, errors, hasKey: request.headers[shopApiHeaders.apiKey] !== undefined || url === '/metrics' });
    if (event) this.security.log(event, request, { operation, code });
  }
}
