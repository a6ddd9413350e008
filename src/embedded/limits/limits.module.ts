import { Global, Module } from '@nestjs/common';
import { redisClient } from '../../common/redis.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { RateLimits } from './rate-limits.js';
import { SharedCounts } from './shared-counts.js';

const countsOf = async ({ REDIS_URL }: Environment): Promise<SharedCounts | undefined> => (REDIS_URL ? new SharedCounts(await redisClient(REDIS_URL)) : undefined);

/** Rate limits for operations, mails and uploads. */
@Global()
@Module({ providers: [RateLimits, { provide: SharedCounts, inject: [ENVIRONMENT], useFactory: countsOf }], exports: [RateLimits] })
export class LimitsModule {}
