import { Inject, Injectable, Logger } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { describeError } from '../../common/describe-error.js';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import { orderLinkDays } from '../../contract/order-access.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { dayMs } from '../../domain/calendar-days.js';
import { attemptsByCaller, SignInThrottle } from '../customers/sign-in-throttle.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { hashOf } from '../ids.js';
import { networkOf } from '../limits/network.js';
import { mailTable } from '../mail/mail.tables.js';
import { OrderMails } from '../mail/order-mails.js';
import { aboutOrder, OutboxService } from '../mail/outbox.service.js';
import { placedView } from '../orders/placed-view.js';
import { allowAccess } from '../orders/order.store.js';
import { findByNumberAndEmail } from './find-by-number.js';

/** Hours for which a browser may see an order after opening its link. After that the link must be opened again. */
const accessHours = 24;

/** Gives guests access to their orders on any device, by a link in a mail. */
@Injectable()
export class OrderAccess {
  private readonly logger = new Logger('OrderAccess');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly throttle: SignInThrottle,
    private readonly mails: OrderMails,
    private readonly outbox: OutboxService,
  ) {}

  /** Gives the caller access to the order of a link. A caller without token becomes a guest. @throws Problem NOT_FOUND, GONE for an expired link */
  async open({ token }: InputValue<'openOrder'>, call: CallContext): Promise<OutputOf<'openOrder'>> {
    const [mail] = await this.db
      .select({ orderId: mailTable.opensOrder, createdAt: mailTable.createdAt })
      .from(mailTable)
      .where(eq(mailTable.linkHash, hashOf(token)));
    if (!mail?.orderId) throw new Problem('NOT_FOUND');
    if (mail.createdAt.getTime() < Date.now() - orderLinkDays * dayMs) throw new Problem('GONE');
    const orderId = mail.orderId;
    return this.db.transaction(async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      await allowAccess(tx, [orderId], owner, accessHours);
      return { orderId, ...(newToken && { cartToken: newToken }) };
    });
  }

  /**
   * Mails a new link to the buyer of an order. Returns before it searches the order, so that the response time does not reveal
   * whether the order exists. Repeated requests from one network for one address are slowed down like sign-ins.
   * @throws Problem TOO_MANY_REQUESTS
   */
  async requestLink({ number, email }: InputValue<'requestOrderLink'>, call: CallContext): Promise<void> {
    await this.throttle.countAttempts(attemptsByCaller(`order link ${email}`, networkOf(call.clientAddress ?? '')));
    void this.mailLink(number, email, call).catch((error: unknown) => this.logger.error(`A link to an order could not be mailed: ${describeError(error)}`));
  }

  private async mailLink(number: string, email: string, call: CallContext): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await findByNumberAndEmail(tx, number, email);
      if (!row) return;
      const order = await placedView(tx, row);
      await this.outbox.queueLimited(tx, aboutOrder('orderLink', order), call, () => this.mails.link(order));
    });
  }
}
