import { Catch, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { eventOf, operationAt } from '../../common/logs/security-events.js';
import { SecurityLog } from '../../common/logs/security-log.js';
import { ProblemFilter } from '../../common/problem.filter.js';
import { Problem } from '../../contract/errors.js';
import { shopApiHeaders } from '../../contract/operation.js';
import { filesFull, isDiskFull } from '../uploads/room.js';
import { isDatabaseOutage } from './outage.js';

/** Answers errors of the Shop API: while its database is not to be had, it is the whole shop that is briefly unavailable. What may be an attack is logged here, where both doors lead to. */
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
    // A caller's line that broke in the middle of a body looks like the database's, but has a status already.
    return problem.code === 'INTERNAL' && isDatabaseOutage(error) ? new Problem('UNAVAILABLE') : problem;
  }

  protected override refused({ code, extra: { errors } }: Problem, request: FastifyRequest): void {
    const { url } = request.routeOptions;
    const { id } = (request.params ?? {}) as { id?: string };
    const operation = operationAt(request.method, url);
    const event = eventOf({ code, operation, id, errors, hasKey: request.headers[shopApiHeaders.apiKey] !== undefined || url === '/metrics' });
    if (event) this.security.tell(event, request, { operation, code });
  }
}
