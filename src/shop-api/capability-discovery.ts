import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { defaultLocale } from '../contract/locales.js';
import { extensionNames } from '../contract/shop-api.js';
import { ShopApiClient } from './client/shop-api.client.js';

/** Deadline of a request in milliseconds. */
const deadline = 2000;
/** Pause after a failure in milliseconds; it doubles up to the limit. */
const firstPause = 250;
const longestPause = 30_000;

/** Finds the extensions of the Shop API at the start and after an outage. `SHOP_API_EXTENSIONS` replaces the request. */
@Injectable()
export class CapabilityDiscovery implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Capabilities');
  private pause = firstPause;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    @Inject(ShopApiClient) private readonly client: ShopApiClient,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** Waits for one attempt, so that the first page knows the extensions. The request is repeated while an embedded Shop API is still starting. */
  async onApplicationBootstrap(): Promise<void> {
    const stated = this.environment.shopApiExtensions;
    if (stated) return this.declare(stated);
    this.client.onRecovered = () => void this.discover();
    await this.discover();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async discover(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const context = { shop: this.brand.code, locale: defaultLocale, requestId: 'capabilities' };
      this.declare(await this.client.readExtensions(context, AbortSignal.timeout(deadline)));
      this.pause = firstPause;
    } catch {
      if (this.isStopped) return;
      this.timer = setTimeout(() => void this.discover(), this.pause).unref();
      this.pause = Math.min(this.pause * 2, longestPause);
    }
  }

  private declare(names: readonly string[]): void {
    const before = this.client.capabilities.missing;
    this.client.capabilities.declare(names);
    const { missing } = this.client.capabilities;
    if (missing !== before)
      this.logger.log(`${extensionNames.length - missing.length} of ${extensionNames.length} extensions are available${missing.length ? `; missing: ${missing.join(', ')}` : ''}`);
  }
}
