import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';

/** Message to the storefront that started this process, when a product has changed. */
export const productsChanged = { type: 'productsChanged' } as const;

/** Notifies the storefront that started this process of changes, so that it purges its page cache. Other storefronts receive webhooks. */
@Injectable()
export class StorefrontNotifier implements OnModuleInit {
  /** Sends the message; does nothing when no storefront started this process. */
  notify: (news: typeof productsChanged) => void = () => undefined;

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handle('tell_storefront', () => {
      this.notify(productsChanged);
      return Promise.resolve();
    });
  }
}
