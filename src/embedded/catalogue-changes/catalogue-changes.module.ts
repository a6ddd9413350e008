import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DATABASE, type Database } from '../database/database.module.js';
import { IntegratorsModule } from '../integrators/integrators.module.js';
import { Jobs } from '../jobs/jobs.js';
import { CatalogueApiController } from './catalogue-api.controller.js';
import { CatalogueApi } from './catalogue-api.service.js';
import { applyDuePrices } from './due-prices.js';

/** Changes of the catalogue: scheduled prices, and the operations for programs. */
@Module({ imports: [IntegratorsModule], controllers: [CatalogueApiController], providers: [CatalogueApi] })
export class CatalogueChangesModule implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('apply_due_prices', async () => void (await applyDuePrices(this.db)));
  }
}
