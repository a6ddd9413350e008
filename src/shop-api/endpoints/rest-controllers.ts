import { Controller, Inject, Res, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, Serves, UploadedFile } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { type Operation, shopApiHeaders, takesFile } from '../../contract/operation.js';
import { type InputOf, type OperationName, shopApi } from '../../contract/shop-api.js';
import { ShopApiClient } from '../client/shop-api.client.js';

type Endpoint = (this: { shop: ShopApiClient }, input: never, call: CallContext, reply: FastifyReply, file?: IncomingFile) => Promise<unknown>;

/** Returns a function that marks a response as a stored one. */
const markReplayed = (reply: FastifyReply) => () => void reply.header(shopApiHeaders.idempotentReplayed, 'true');

const endpointOf = (name: OperationName): Endpoint => {
  const operation: Operation = shopApi[name];
  if (operation.produces) {
    return async function (input: InputOf<typeof name>, call, reply) {
      const { headers, content } = await this.shop.download(name, input, call);
      await reply.headers(headers).send(content);
    };
  }
  return function (input: InputOf<typeof name>, call, reply, file) {
    const context = { ...call, onReplay: markReplayed(reply) };
    return takesFile(operation) ? this.shop.upload(name, input, file, context) : this.shop.call(name, input, context);
  };
};

/**
 * Creates a controller with a REST endpoint under `/api` for each operation. Path, DTO and status come from the contract; the call is
 * forwarded to the Shop API unchanged, and files are streamed.
 */
export const restControllerOf = (...names: OperationName[]): Type => {
  @Controller('api')
  class RestController {
    constructor(@Inject(ShopApiClient) readonly shop: ShopApiClient) {}
  }
  for (const name of names) {
    const operation: Operation = shopApi[name];
    const endpoint = { value: endpointOf(name), configurable: true };
    Object.defineProperty(RestController.prototype, name, endpoint);
    Serves(operation)(RestController.prototype, name, endpoint);
    Input()(RestController.prototype, name, 0);
    Call()(RestController.prototype, name, 1);
    Res({ passthrough: operation.produces === undefined })(RestController.prototype, name, 2);
    if (takesFile(operation)) UploadedFile()(RestController.prototype, name, 3);
  }
  return RestController;
};
