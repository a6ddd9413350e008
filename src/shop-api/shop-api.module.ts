import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from '../common/metrics/metrics.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { CapabilityDiscovery } from './capability-discovery.js';
import { ShopApiClient } from './client/shop-api.client.js';
import { RequestContexts } from './context/request-contexts.js';

/** Client of the Shop API. With the embedded Shop API, `start-shop.ts` sets the URL. */
@Global()
@Module({
  providers: [
    {
      provide: ShopApiClient,
      inject: [ENVIRONMENT, Metrics],
      useFactory: ({ SHOP_API_URL }: Environment, metrics: Metrics) => new ShopApiClient(SHOP_API_URL!, undefined, metrics),
    },
    CapabilityDiscovery,
    RequestContexts,
  ],
  exports: [ShopApiClient, RequestContexts],
})
export class ShopApiModule implements OnApplicationShutdown {
  constructor(@Inject(ShopApiClient) private readonly client: ShopApiClient) {}

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
