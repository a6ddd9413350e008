import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { statedPeriods } from '../../contract/stated-periods.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { Jobs } from '../jobs/jobs.js';
import { OrderMails } from '../mail/order-mails.js';
import { aboutOrder, OutboxService } from '../mail/outbox.service.js';
import { Cancelling } from './cancelling.service.js';
import type { OrderRow } from './order.store.js';
import { orderTable } from './orders.tables.js';
import { paymentTable } from './payments.tables.js';

const { unpaidHours, transferDays } = statedPeriods;
/** Hours after which an unpaid order is cancelled even if new payments are started again and again. */
const maxWait = 72;
/** Maximum number of orders cancelled in one run. */
const batch = 50;

/** Cancels orders that were not paid in time. */
@Injectable()
export class OrderExpiry implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly cancelling: Cancelling,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('cancel_unpaid_orders', async () => void (await this.run()));
  }

  /** Cancels overdue orders, each in its own transaction; several processes can run this at once. @returns the number of cancelled orders */
  async run(): Promise<number> {
    let cancelled = 0;
    while (cancelled < batch && (await this.db.transaction((tx) => this.cancelNext(tx)))) cancelled += 1;
    return cancelled;
  }

  private async cancelNext(tx: Executor): Promise<boolean> {
    const underWay = tx
      .select({ one: sql`1` })
      .from(paymentTable)
      .where(
        and(
          eq(paymentTable.orderId, orderTable.id),
          sql`(${paymentTable.status} in ('pending', 'authorized', 'paid') or (${paymentTable.status} = 'open' and ${paymentTable.method} = 'banktransfer' and ${paymentTable.createdAt} > now() - make_interval(days => ${transferDays}))
            or (${paymentTable.createdAt} > now() - make_interval(hours => ${unpaidHours}) and ${orderTable.placedAt} > now() - make_interval(hours => ${maxWait})))`,
        ),
      );
    const [row] = await tx
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.state, 'awaitingPayment'), sql`${orderTable.placedAt} < now() - make_interval(hours => ${unpaidHours})`, notExists(underWay)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row) await this.cancel(tx, row);
    return row !== undefined;
  }

  private async cancel(tx: Executor, row: OrderRow): Promise<void> {
    const order = await this.cancelling.cancel(tx, row, 'cancelledUnpaid', 'not paid in time');
    await this.outbox.queueLimited(tx, aboutOrder('orderCancelled', order), {}, () => this.mails.lapsed(order));
  }
}
