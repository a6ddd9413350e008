import { Module } from '@nestjs/common';
import { ConfigurationError, ENVIRONMENT, type Environment } from '../../config/environment.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PAYMENT_PROVIDER } from './payment-provider.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { Reconciliation } from './reconciliation.js';
import { RefundsService } from './refunds.service.js';
import { SettlementService } from './settlement.service.js';
import { TestBankController } from './test-bank.controller.js';
import { TestBank } from './test-bank.js';

/**
 * Orders must not be paid with play money by mistake.
 * @throws ConfigurationError in production, unless `PAYMENTS=test`
 */
export const assertPaymentsSetUp = ({ NODE_ENV, PAYMENTS }: Environment): void => {
  if (NODE_ENV === 'production' && PAYMENTS !== 'test') {
    throw new ConfigurationError('No payment provider is set up: the built-in test bank takes no real money. Set PAYMENTS=test to use it in production on purpose');
  }
};

/** Paying orders, and the built-in test bank. */
@Module({
  imports: [OrdersModule, MailModule],
  controllers: [PaymentsController, TestBankController],
  providers: [
    PaymentsService,
    Reconciliation,
    RefundsService,
    SettlementService,
    { provide: TestBank, inject: [DATABASE, ENVIRONMENT], useFactory: (db: Database, { shopApiPublicUrl }: Environment) => new TestBank(db, shopApiPublicUrl) },
    { provide: PAYMENT_PROVIDER, useExisting: TestBank },
  ],
  exports: [RefundsService, SettlementService],
})
export class PaymentsModule {}
