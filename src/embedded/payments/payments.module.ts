import { Logger, Module } from '@nestjs/common';
import { ConfigurationError, ENVIRONMENT, type Environment } from '../../config/environment.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OnAccount } from './on-account.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { Reconciliation } from './reconciliation.js';
import { RefundsService } from './refunds.service.js';
import { SettlementService } from './settlement.service.js';
import { TestBank } from './test-bank.js';
import { shopApi } from '../../contract/shop-api.js';
import { faultOfTarget } from '../webhooks/public-target.js';

/**
 * Prevents that a production shop uses the test bank by mistake.
 * @throws ConfigurationError in production without Mollie, unless `PAYMENTS=test`
 */
export const assertPaymentsSetUp = ({ NODE_ENV, PAYMENTS, MOLLIE_API_KEY }: Environment): void => {
  if (NODE_ENV === 'production' && PAYMENTS !== 'test' && !MOLLIE_API_KEY) {
    throw new ConfigurationError(
      'No payment provider is set up: the built-in test bank takes no real money. Set MOLLIE_API_KEY, or PAYMENTS=test to use the test bank in production on purpose',
    );
  }
};

/** Mollie if its API key is set, else the test bank; only a shop with Mollie loads its package. Mollie rejects webhook URLs that it cannot reach; in that case none is given, and the shop polls. */
const providerFor = async (bank: TestBank, { MOLLIE_API_KEY, MOLLIE_API_URL, NODE_ENV, shopApiPublicUrl }: Environment): Promise<PaymentProvider> => {
  if (!MOLLIE_API_KEY) return bank;
  const logger = new Logger('Mollie');
  const webhookUrl = shopApiPublicUrl + shopApi.paymentWebhook.path;
  const fault = faultOfTarget(webhookUrl, false);
  if (fault) logger.warn(`Mollie cannot send webhooks (SHOP_API_PUBLIC_URL: ${fault}). The shop polls the status of payments instead`);
  if (NODE_ENV === 'production' && MOLLIE_API_KEY.startsWith('test_')) logger.warn('MOLLIE_API_KEY is a test key: no payment takes real money');
  const [{ Mollie }, { MollieApi }] = await Promise.all([import('./mollie/mollie.js'), import('./mollie/mollie-api.js')]);
  return new Mollie(new MollieApi(MOLLIE_API_URL, MOLLIE_API_KEY), fault ? undefined : webhookUrl);
};

/** Payments with Mollie or the built-in test bank. */
@Module({
  imports: [OrdersModule, MailModule],
  controllers: [PaymentsController],
  providers: [
    OnAccount,
    PaymentsService,
    Reconciliation,
    RefundsService,
    SettlementService,
    { provide: TestBank, inject: [DATABASE, ENVIRONMENT], useFactory: (db: Database, { shopApiPublicUrl }: Environment) => new TestBank(db, shopApiPublicUrl) },
    { provide: PAYMENT_PROVIDER, inject: [TestBank, ENVIRONMENT], useFactory: providerFor },
  ],
  exports: [OnAccount, RefundsService, SettlementService, TestBank],
})
export class PaymentsModule {}
