import { Controller, Inject, type Type } from '@nestjs/common';
import { Call, type CallContext, Input, Serves } from '../common/operation.decorators.js';
import { type InputOf, type OperationName, shopApi } from '../contract/shop-api.js';
import { ShopApiClient } from './shop-api.client.js';

/**
 * A controller with a REST door under `/api` for each of these operations: the Shop API's own call,
 * with its path, DTO and status from the contract, passed on as it is.
 */
export const doorsOf = (...names: OperationName[]): Type => {
  @Controller('api')
  class Doors {
    constructor(@Inject(ShopApiClient) readonly shop: ShopApiClient) {}
  }
  for (const name of names) {
    const door = {
      value: function (this: Doors, input: InputOf<typeof name>, call: CallContext) {
        return this.shop.call(name, input, call);
      },
      configurable: true,
    };
    Object.defineProperty(Doors.prototype, name, door);
    Serves(shopApi[name])(Doors.prototype, name, door);
    Input(shopApi[name])(Doors.prototype, name, 0);
    Call()(Doors.prototype, name, 1);
  }
  return Doors;
};
