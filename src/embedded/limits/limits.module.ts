import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** How often, and how much: wherever somebody must not have all of it. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class LimitsModule {}
