import { Catch, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { localPath } from '../common/local-path.js';
import { toProblemDetails } from '../common/problem-details.js';
import { ProblemFilter } from '../common/problem.filter.js';
import type { Problem } from '../contract/errors.js';
import { problemOfForm } from '../shop-api/endpoints/answer-form.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { ViewsService } from './views.service.js';

/** Whether a request comes from a form or link without JavaScript; scripts send the parts of files with `PATCH`. */
const isFormNavigation = ({ method, url }: FastifyRequest): boolean => method !== 'PATCH' && /^\/forms(?:[/?]|$)/i.test(url);

/** Error responses of the storefront: an HTML page with the request id for forms and links below `/forms`, problem details for all other requests. */
@Catch()
@Injectable()
export class FormProblemFilter extends ProblemFilter {
  constructor(
    @Inject(I18nService) i18n: I18nService,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(ViewsService) private readonly views: ViewsService,
  ) {
    super(i18n);
  }

  protected override problemOf(error: unknown): Problem {
    return problemOfForm(error);
  }

  protected override send(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
    if (!isFormNavigation(request)) return super.send(problem, request, reply);
    const visitor = this.contexts.visitorOf(request);
    const refusal = problem.status < 500 ? { ...toProblemDetails(problem, visitor.locale, this.i18n), back: refererPath(request) } : undefined;
    const page = this.views.errorPage(visitor, { status: problem.status, reference: request.id, refusal });
    void reply.headers(this.views.headersOf(page.locale)).type('text/html; charset=utf-8').send(page.html);
  }
}

/** Path of the page of this site that the request came from. */
const refererPath = ({ headers: { referer = '' }, host }: FastifyRequest): string => {
  const { host: own, pathname, search } = URL.canParse(referer) ? new URL(referer) : { host: '', pathname: '', search: '' };
  return own === host ? localPath(pathname + search) : '/';
};
