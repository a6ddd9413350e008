import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from '../common/metrics/metrics.js';
import { CapabilityDiscovery } from './capability-discovery.js';
import { ShopApiClient } from './client/shop-api.client.js';
import { RequestContexts } from './context/request-contexts.js';

/** Client of the Shop API. */
@Global()
@Module({})
export class ShopApiModule implements OnApplicationShutdown {
  static forRoot(url: string): DynamicModule {
    const client = { provide: ShopApiClient, inject: [Metrics], useFactory: (metrics: Metrics) => new ShopApiClient(url, undefined, metrics) };
    return { module: ShopApiModule, providers: [client, CapabilityDiscovery, RequestContexts], exports: [ShopApiClient, RequestContexts] };
  }

  constructor(@Inject(ShopApiClient) private readonly client: ShopApiClient) {}

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
