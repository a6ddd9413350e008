import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { ApiKeys } from './api-keys.js';

/** API keys, and access and rate limits of operations. */
@Module({ providers: [ApiKeys, { provide: APP_GUARD, useClass: AccessGuard }], exports: [ApiKeys] })
export class IntegratorsModule {}
