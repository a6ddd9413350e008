import { Controller, Get, Inject, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness, type ReadinessReport } from '../common/readiness.js';
import { BRAND } from '../config/brand.js';
import type { Brand } from '../contract/brands.js';
import { defaultLocale } from '../contract/locales.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';

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

  /** Ready if the Shop API responds and this process is not shutting down; otherwise 503, with the reason. */
  @Get('ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    const requested = { shop: this.brand.code, locale: defaultLocale, requestId: 'readiness-probe' };
    const canList = this.shopApi.capabilities.sourceOf('listCategories') === 'Shop API';
    return this.readiness.report(reply, { shopApi: () => (canList ? this.shopApi.request('listCategories', {}, requested) : this.shopApi.requireHealthy()) });
  }
}

/** Health checks for load balancers and containers: liveness and readiness. */
@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
