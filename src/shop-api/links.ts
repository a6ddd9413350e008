import { Controller, Get, Inject, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input } from '../common/operation.decorators.js';
import { Problem, type ProblemCode } from '../contract/errors.js';
import { type Operation, routeOf } from '../contract/operation.js';
import { href, type Query } from '../contract/routes.js';
import { type InputOf, type OperationName, shopApi } from '../contract/shop-api.js';
import { ShopApiClient } from './shop-api.client.js';
import { Visits } from './visits.js';

interface Files {
  shop: ShopApiClient;
  visits: Visits;
}

type Fields = Record<string, unknown>;

/** Codes for which the visitor may get access to the file by signing in. */
const isNotTheirs = new Set<ProblemCode>(['UNAUTHORIZED', 'NOT_FOUND']);

/** Forwards a file, or redirects visitors without access to the account page, which offers the sign-in. */
const linkOf = (name: OperationName, accountQuery: (input: Fields) => Query) =>
  async function (this: Files, input: Fields, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const { headers, content } = await this.shop.download(name, input as InputOf<typeof name>, this.visits.contextOf(request, reply).call);
      await reply.headers(headers).send(content);
    } catch (error) {
      if (!(error instanceof Problem) || !isNotTheirs.has(error.code)) throw error;
      await reply.redirect(href('myAccount', this.visits.visitorOf(request).locale, undefined, accountQuery(input)), 303);
    }
  };

/**
 * Creates a controller with a download link under `/forms` for each operation that returns a file. It uses the visitor's cookies, because
 * a link cannot send the headers that the REST endpoints require.
 * @param accountQuery query of the account page for visitors without access
 */
export const linksOf = (names: readonly OperationName[], accountQuery: (input: Fields) => Query): Type => {
  @Controller('forms')
  class Links {
    constructor(
      @Inject(ShopApiClient) readonly shop: ShopApiClient,
      @Inject(Visits) readonly visits: Visits,
    ) {}
  }
  for (const name of names) {
    const operation: Operation = shopApi[name];
    const link = { value: linkOf(name, accountQuery), configurable: true };
    Object.defineProperty(Links.prototype, name, link);
    Get(routeOf(operation))(Links.prototype, name, link);
    Input(operation)(Links.prototype, name, 0);
    Req()(Links.prototype, name, 1);
    Res()(Links.prototype, name, 2);
  }
  return Links;
};
