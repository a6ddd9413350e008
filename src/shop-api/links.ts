import { Controller, Get, Inject, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input } from '../common/operation.decorators.js';
import { Problem } from '../contract/errors.js';
import type { Operation } from '../contract/operation.js';
import { href } from '../contract/routes.js';
import { type InputOf, type OperationName, shopApi } from '../contract/shop-api.js';
import { ShopApiClient } from './shop-api.client.js';
import { Visits } from './visits.js';

interface Files {
  shop: ShopApiClient;
  visits: Visits;
}

/** Passes a file on; whoever is not signed in (any more) is led to where they can be. */
const linkOf = (name: OperationName) =>
  async function (this: Files, input: InputOf<typeof name>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const { headers, content } = await this.shop.download(name, input, this.visits.contextOf(request, reply).call);
      await reply.headers(headers).send(content);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'UNAUTHORIZED') throw error;
      await reply.redirect(href('myAccount', this.visits.visitorOf(request).locale), 303);
    }
  };

/**
 * A controller with a link under `/forms` for each of these operations that answer a file: for the visitor of a browser's
 * cookies, since a link cannot send the keys that the REST doors ask for.
 */
export const linksOf = (...names: OperationName[]): Type => {
  @Controller('forms')
  class Links {
    constructor(
      @Inject(ShopApiClient) readonly shop: ShopApiClient,
      @Inject(Visits) readonly visits: Visits,
    ) {}
  }
  for (const name of names) {
    const operation: Operation = shopApi[name];
    const link = { value: linkOf(name), configurable: true };
    Object.defineProperty(Links.prototype, name, link);
    Get(operation.path.replaceAll(/\{(\w+)\}/g, ':$1'))(Links.prototype, name, link);
    Input(operation)(Links.prototype, name, 0);
    Req()(Links.prototype, name, 1);
    Res()(Links.prototype, name, 2);
  }
  return Links;
};
