import { Module } from '@nestjs/common';

/** Saved designs and files. */
@Module({})
export class StorageModule {}
