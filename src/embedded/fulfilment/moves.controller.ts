import { Controller, Inject } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import { shopApi } from '../../contract/shop-api.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { runOnce } from '../idempotency/idempotency.js';
import { ApiKeys } from '../integrators/api-keys.js';
import { placedOrdersOf } from '../order-feed/placed-orders.js';
import { findById } from '../orders/order.store.js';
import { Fulfilment } from './fulfilment.service.js';
import { makeMove, problemOf } from './order-moves.js';

/** Moves of orders for integrators. */
@Controller()
export class MovesController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly fulfilment: Fulfilment,
    private readonly keys: ApiKeys,
  ) {}

  /** @throws Problem NOT_FOUND, VALIDATION for an amount in another currency, and those of `problemOf` */
  @Serves(shopApi.moveOrder)
  async move(@Input(shopApi.moveOrder) input: InputValue<'moveOrder'>, @Call() call: CallContext) {
    const { name } = (await this.keys.find(call.apiKey!))!;
    return runOnce(this.db, call, 'moveOrder', input, async (tx) => {
      const row = await findById(tx, input.id);
      if (!row?.number || row.state === 'open') throw new Problem('NOT_FOUND');
      const { currency, number, id } = row;
      if (input.amount && input.amount.currency !== currency)
        throw new Problem('VALIDATION', { errors: [{ field: 'amount.currency', code: 'yup.errors.mixed.oneOf', params: { values: currency } }] });
      await makeMove(this.fulfilment.within(tx), number, input, name).catch((error: unknown) => {
        throw problemOf(error, currency);
      });
      return (await placedOrdersOf(tx, [(await findById(tx, id))!]))[0]!;
    });
  }
}
