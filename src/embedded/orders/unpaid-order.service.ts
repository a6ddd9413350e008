import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { OrderMails } from '../mail/order-mails.js';
import { aboutOrder, OutboxService } from '../mail/outbox.service.js';
import { Cancelling } from './cancelling.service.js';
import type { OrderView } from './order.presenter.js';
import { findOwn, lockById, openOrder, type OrderRow, saveOrder } from './order.store.js';
import { ReorderingService } from './reordering.service.js';

type Changed = OutputOf<'changeOrder'>;

/** Cancels and changes unpaid orders for their buyer. */
@Injectable()
export class UnpaidOrder {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly cancelling: Cancelling,
    private readonly reordering: ReorderingService,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
  ) {}

  /** @throws Problem NOT_FOUND, NOTHING_TO_PAY unless the order awaits payment */
  cancel(input: InputValue<'cancelOrder'>, call: CallContext): Promise<OrderView | ReplayedResponse<OrderView>> {
    return runOnce(this.db, call, 'cancelOrder', input, async (tx) => {
      const own = await this.requireOwn(tx, input.id, await this.identity.requireOwner(call, tx));
      return this.end(tx, own.id, 'cancelled by the buyer before it was paid', call);
    });
  }

  /**
   * Cancels the order and puts its goods, and its details if the cart has none, back in the caller's cart. Locks the cart first and the stock last,
   * in the same order as when an order is placed.
   * @throws Problem NOT_FOUND, NOTHING_TO_PAY
   */
  change(input: InputValue<'changeOrder'>, call: CallContext): Promise<Changed | ReplayedResponse<Changed>> {
    return runOnce(this.db, call, 'changeOrder', input, async (tx) => {
      const owner = await this.identity.requireOwner(call, tx);
      const own = await this.requireOwn(tx, input.id, owner);
      const { row: cart, lines } = await openOrder(tx, owner, call.locale);
      await this.end(tx, own.id, 'changed by the buyer before it was paid', call);
      const { details, vatCheck, country } = own;
      const row = cart.details ? cart : await saveOrder(tx, cart.id, { details, vatCheck, country });
      return this.reordering.fill(tx, { row, lines }, own.id, call);
    });
  }

  private async requireOwn(tx: Executor, id: string, owner: Owner): Promise<OrderRow> {
    const own = await findOwn(tx, id, owner);
    if (!own || own.state === 'open') throw new Problem('NOT_FOUND');
    return own;
  }

  private async end(tx: Executor, id: string, cause: string, call: CallContext): Promise<OrderView> {
    const row = (await lockById(tx, id))!;
    if (row.state !== 'awaitingPayment') throw new Problem('NOTHING_TO_PAY');
    const order = await this.cancelling.cancel(tx, row, 'cancelledByBuyer', cause);
    await this.outbox.queueLimited(tx, aboutOrder('cancelledByBuyer', order), call, () => this.mails.cancelledByBuyer(order));
    return order;
  }
}
