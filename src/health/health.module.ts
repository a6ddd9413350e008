import { Controller, Get, Inject, Module } from '@nestjs/common';
import { Readiness } from '../common/readiness.js';
import { BRAND } from '../config/brand.js';
import type { Brand } from '../contract/brands.js';
import { defaultLocale } from '../contract/locales.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';

@Controller('health')
class HealthController {
  constructor(
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Ready while the Shop API answers and this process stays; 503 otherwise. */
  @Get('ready')
  async ready() {
    this.readiness.assertStaying();
    await this.shopApi.ask('listCategories', {}, { shop: this.brand.code, locale: defaultLocale, requestId: 'readiness-probe' });
    return { status: 'ok' };
  }
}

/** For balancers and containers: does the process live, can it serve? */
@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
