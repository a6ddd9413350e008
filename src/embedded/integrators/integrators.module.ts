import { Module } from '@nestjs/common';

/** API keys, and limits of callers. */
@Module({})
export class IntegratorsModule {}
