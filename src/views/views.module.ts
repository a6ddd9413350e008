import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { redisClient } from '../common/redis.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { SITE, type Site } from './site.js';
import { AddressRedirects } from './address-redirects.js';
import { OverloadPages } from './overload-pages.js';
import { ConsentFormController } from './consent-form.controller.js';
import { FormProblemFilter } from './form-problem.filter.js';
import { PageCodeController } from './page-code.controller.js';
import { CookieCheckController } from './cookie-check.controller.js';
import { VatFormController } from './vat-form.controller.js';
import { PAGES_CLIENT, PageCacheService } from './page-cache/page-cache.service.js';
import { OrderLinks } from './order-links.js';
import { ViewsHandler } from './views.handler.js';
import { ViewsService } from './views.service.js';

/** Server-side rendering: localised route -> data -> React -> HTML. */
@Module({})
export class ViewsModule {
  static forRoot(site: Site): DynamicModule {
    return {
      module: ViewsModule,
      controllers: [ConsentFormController, CookieCheckController, VatFormController, PageCodeController],
      providers: [
        { provide: APP_FILTER, useClass: FormProblemFilter },
        { provide: SITE, useValue: site },
        ViewsService,
        { provide: PAGES_CLIENT, inject: [ENVIRONMENT], useFactory: ({ REDIS_URL }: Environment) => (REDIS_URL ? redisClient(REDIS_URL) : undefined) },
        PageCacheService,
        OrderLinks,
        AddressRedirects,
        ViewsHandler,
        OverloadPages,
      ],
    };
  }
}
