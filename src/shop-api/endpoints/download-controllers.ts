import { Controller, Get, Inject, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input } from '../../common/operation.decorators.js';
import { Problem, type ProblemCode } from '../../contract/errors.js';
import { type Operation, routeOf } from '../../contract/operation.js';
import { href, type Query } from '../../contract/routes.js';
import { type InputOf, type OperationName, shopApi } from '../../contract/shop-api.js';
import { ShopApiClient } from '../client/shop-api.client.js';
import { RequestContexts } from '../context/request-contexts.js';

interface DownloadDependencies {
  shop: ShopApiClient;
  contexts: RequestContexts;
}

type Fields = Record<string, unknown>;

/** Codes for which the visitor may get access to the file by signing in. */
const signInCodes = new Set<ProblemCode>(['UNAUTHORIZED', 'NOT_FOUND']);

/** Forwards a file, or redirects visitors without access to the account page, which offers the sign-in. */
const downloadOf = (name: OperationName, accountQuery: (input: Fields) => Query) =>
  async function (this: DownloadDependencies, input: Fields, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const { headers, content } = await this.shop.download(name, input as InputOf<typeof name>, this.contexts.contextOf(request, reply).call);
      await reply.headers(headers).send(content);
    } catch (error) {
      if (!(error instanceof Problem) || !signInCodes.has(error.code)) throw error;
      await reply.redirect(href('myAccount', this.contexts.visitorOf(request).locale, undefined, accountQuery(input)), 303);
    }
  };

/**
 * Creates a controller with a download link under `/forms` for each operation that returns a file. It uses the visitor's cookies, because
 * a link cannot send the headers that the REST endpoints require.
 * @param accountQuery query of the account page for visitors without access
 */
export const downloadControllerOf = (names: readonly OperationName[], accountQuery: (input: Fields) => Query): Type => {
  @Controller('forms')
  class DownloadController {
    constructor(
      @Inject(ShopApiClient) readonly shop: ShopApiClient,
      @Inject(RequestContexts) readonly contexts: RequestContexts,
    ) {}
  }
  for (const name of names) {
    const operation: Operation = shopApi[name];
    const download = { value: downloadOf(name, accountQuery), configurable: true };
    Object.defineProperty(DownloadController.prototype, name, download);
    Get(routeOf(operation))(DownloadController.prototype, name, download);
    Input(operation)(DownloadController.prototype, name, 0);
    Req()(DownloadController.prototype, name, 1);
    Res()(DownloadController.prototype, name, 2);
  }
  return DownloadController;
};
