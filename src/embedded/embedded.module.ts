import { Controller, type DynamicModule, Get, Inject, Module, Res } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { MetricsModule } from '../common/metrics/metrics.module.js';
import { TextsModule } from '../common/texts.module.js';
import { ConfigModule } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { CapabilitiesController } from './capabilities.controller.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { ValidationModule } from './validation/validation.module.js';
import { StockModule } from './stock/stock.module.js';
import { StorageModule } from './storage/storage.module.js';
import { FILE_STORE, type FileStore } from './uploads/file-store.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { VirusScanner } from './uploads/virus-scanner.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { IntegratorsModule } from './integrators/integrators.module.js';
import { AccountingModule } from './accounting/accounting.module.js';
import { BusinessCentralModule } from './business-central/business-central.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.js';
import { FulfilmentModule } from './fulfilment/fulfilment.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { CatalogueChangesModule } from './catalogue-changes/catalogue-changes.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CataloguePicturesModule } from './catalogue-pictures/catalogue-pictures.module.js';
import { DataSheetsModule } from './datasheets/datasheets.module.js';
import { Readiness, type ReadinessReport } from '../common/readiness.js';
import { DATABASE, type Database, DatabaseModule } from './database/database.module.js';
import type { Replica } from './database/replicas/replica.js';
import { Replicas } from './database/replicas/replicas.js';
import { OutageFilter } from './database/outage.filter.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { MailModule } from './mail/mail.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { OrderAccessModule } from './order-access/order-access.module.js';
import { OrderFeedModule } from './order-feed/order-feed.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { TestBankModule } from './payments/test-bank.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ReportsModule } from './reports/reports.module.js';

@Controller('health')
class HealthController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(Replicas) private readonly replicas: Replicas,
    @Inject(FILE_STORE) private readonly files: FileStore,
    @Inject(VirusScanner) private readonly scanner: VirusScanner,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Status 503 with the reason when the database does not answer or the process is stopping. Replicas, uploaded files and virus scanner are reported only, because a shop can sell without them. Replicas are numbered, because the check is public. */
  @Get('ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    return this.readiness.report(
      reply,
      { database: () => this.db.execute(sql`select 1`) },
      { ...this.replicaChecks(), files: () => this.files.check(), ...(this.scanner.isOn && { scanner: () => this.scanner.requireAvailable() }) },
    );
  }

  private replicaChecks(): Record<string, () => Promise<void>> {
    const checkOf = ({ state }: Replica) => (state === 'ok' ? Promise.resolve() : Promise.reject(Object.assign(new Error(state), { kind: state })));
    return Object.fromEntries(this.replicas.all.map((replica, at) => [`replica${at + 1}`, () => checkOf(replica)]));
  }
}

const features = [
  AccountingModule,
  BusinessCentralModule,
  CatalogueChangesModule,
  CatalogueModule,
  CataloguePicturesModule,
  ConfigurationModule,
  CustomersModule,
  DataSheetsModule,
  EnquiriesModule,
  FulfilmentModule,
  IntegratorsModule,
  InvoicesModule,
  JobsModule,
  LimitsModule,
  MailModule,
  MonitoringModule,
  OrderAccessModule,
  OrderFeedModule,
  OrdersModule,
  PaymentsModule,
  PersonalDataModule,
  ReportsModule,
  StockModule,
  StorageModule,
  UploadsModule,
  ValidationModule,
  WebhooksModule,
  WithdrawalsModule,
];

/** The embedded Shop API: the contract's operations on PostgreSQL. */
@Module({})
export class EmbeddedModule {
  /** @param environment with DATABASE_URL set */
  static forRoot(environment: Environment & { DATABASE_URL: string }): DynamicModule {
    return {
      module: EmbeddedModule,
      imports: [
        ConfigModule.forRoot(environment),
        MetricsModule.forRoot('shopApi'),
        TextsModule,
        DatabaseModule.forRoot({
          url: environment.DATABASE_URL,
          addsRequestIds: environment.SQL_COMMENTS === 'on',
          replicaUrls: environment.replicaUrls,
          maxLag: environment.DATABASE_READ_LAG_SECONDS,
        }),
        IdentityModule,
        ...features,
        ...(environment.MOLLIE_API_KEY ? [] : [TestBankModule]),
      ],
      controllers: [CapabilitiesController, HealthController],
      providers: [Readiness, { provide: APP_FILTER, useClass: OutageFilter }, { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor }],
    };
  }
}
