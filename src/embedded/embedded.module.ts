import { Controller, type DynamicModule, Get, Inject, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { sql } from 'drizzle-orm';
import { ProblemFilter } from '../common/problem.filter.js';
import { TextsModule } from '../common/texts.module.js';
import { ConfigModule } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { Problem } from '../contract/errors.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { DATABASE, type Database, DatabaseModule } from './database/database.module.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { MailModule } from './mail/mail.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PaymentsModule } from './payments/payments.module.js';

@Controller('health')
class HealthController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** @throws Problem UNAVAILABLE while the database does not answer */
  @Get('ready')
  async ready() {
    await this.db.execute(sql`select 1`).catch(() => {
      throw new Problem('UNAVAILABLE');
    });
    return { status: 'ok' };
  }
}

/** The embedded Shop API: the contract's operations on PostgreSQL. */
@Module({})
export class EmbeddedModule {
  /** @param environment with DATABASE_URL set */
  static forRoot(environment: Environment & { DATABASE_URL: string }): DynamicModule {
    return {
      module: EmbeddedModule,
      imports: [ConfigModule.forRoot(environment), TextsModule, DatabaseModule.forRoot(environment.DATABASE_URL), CatalogueModule, MailModule, OrdersModule, PaymentsModule],
      controllers: [HealthController],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
    };
  }
}
