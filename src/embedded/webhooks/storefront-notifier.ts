import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Replicas } from '../database/replicas/replicas.js';
import { Jobs } from '../jobs/jobs.js';
import { productsChanged } from './products-changed.js';

/** Notifies the storefront that started this process of changes, so that it purges its page cache. Other storefronts receive webhooks. */
@Injectable()
export class StorefrontNotifier implements OnModuleInit {
  /** Sends the message; does nothing when no storefront started this process. */
  notify: (news: typeof productsChanged) => void = () => undefined;

  constructor(
    private readonly jobs: Jobs,
    @Inject(Replicas) private readonly replicas: Replicas,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('tell_storefront', async () => {
      // A page that is made after the purge must not show what a replica does not have yet.
      await this.replicas.replayed();
      this.notify(productsChanged);
    });
  }
}
