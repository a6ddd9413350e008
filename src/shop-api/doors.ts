import { Controller, Inject, Res, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, Serves, UploadedFile } from '../common/operation.decorators.js';
import type { IncomingFile } from '../common/upload.js';
import { type Operation, shopApiHeaders, takesFile } from '../contract/operation.js';
import { type InputOf, type OperationName, shopApi } from '../contract/shop-api.js';
import { ShopApiClient } from './shop-api.client.js';

type Door = (this: { shop: ShopApiClient }, input: never, call: CallContext, reply: FastifyReply, file?: IncomingFile) => Promise<unknown>;

/** Returns a function that marks a response as a stored one. */
const tellReplay = (reply: FastifyReply) => () => void reply.header(shopApiHeaders.idempotentReplayed, 'true');

const doorOf = (name: OperationName): Door => {
  const operation: Operation = shopApi[name];
  if (operation.produces) {
    return async function (input: InputOf<typeof name>, call, reply) {
      const { headers, content } = await this.shop.download(name, input, call);
      await reply.headers(headers).send(content);
    };
  }
  return function (input: InputOf<typeof name>, call, reply, file) {
    const context = { ...call, onReplay: tellReplay(reply) };
    return takesFile(operation) ? this.shop.upload(name, input, file, context) : this.shop.call(name, input, context);
  };
};

/**
 * Creates a controller with a REST endpoint under `/api` for each operation. Path, DTO and status come from the contract; the call is
 * forwarded to the Shop API unchanged, and files are streamed.
 */
export const doorsOf = (...names: OperationName[]): Type => {
  @Controller('api')
  class Doors {
    constructor(@Inject(ShopApiClient) readonly shop: ShopApiClient) {}
  }
  for (const name of names) {
    const operation: Operation = shopApi[name];
    const door = { value: doorOf(name), configurable: true };
    Object.defineProperty(Doors.prototype, name, door);
    Serves(operation)(Doors.prototype, name, door);
    Input(operation)(Doors.prototype, name, 0);
    Call()(Doors.prototype, name, 1);
    Res({ passthrough: operation.produces === undefined })(Doors.prototype, name, 2);
    if (takesFile(operation)) UploadedFile(operation)(Doors.prototype, name, 3);
  }
  return Doors;
};
