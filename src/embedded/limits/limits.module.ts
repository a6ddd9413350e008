import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** Rate limits for operations, mails and uploads. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class LimitsModule {}
