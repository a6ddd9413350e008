import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';

/** Said to the storefront that started this process, when a product has changed. */
export const productsChanged = { type: 'productsChanged' } as const;

/** Tells the storefront beside this process what makes its pages old. One elsewhere hears it by webhook. */
@Injectable()
export class StorefrontNews implements OnModuleInit {
  /** How it is told; nobody is while there is none beside. */
  tell: (news: typeof productsChanged) => void = () => undefined;

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handle('tell_storefront', () => {
      this.tell(productsChanged);
      return Promise.resolve();
    });
  }
}
