import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.module.js';
import { Jobs } from '../jobs/jobs.js';
import { paymentTable, refundTable } from '../orders/payments.tables.js';
import { claimDueChecks } from './claim-due-checks.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { RefundsService } from './refunds.service.js';
import { SettlementService } from './settlement.service.js';

/** Queries the provider about payments and refunds without news, because webhooks get lost and processes crash during a refund. */
@Injectable()
export class Reconciliation implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundsService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('ask_provider', async () => void (await this.run()));
  }

  /** Queries the payments and refunds that are due. @returns their number */
  async run(now = new Date()): Promise<number> {
    const isOpen = and(eq(paymentTable.provider, this.provider.name), sql`status in ('open', 'pending', 'authorized')`)!;
    const payments = await claimDueChecks(this.db, paymentTable, isOpen, now);
    await this.settlement.fetchStatus(payments);
    const refunds = await claimDueChecks(this.db, refundTable, sql`status in ('waiting', 'pending')`, now);
    await this.refunds.request(refunds);
    return payments.length + refunds.length;
  }
}
