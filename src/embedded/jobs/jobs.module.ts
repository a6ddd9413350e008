import { Module } from '@nestjs/common';

/** Work after the answer: a queue on the same database. */
@Module({})
export class JobsModule {}
