import { Module } from '@nestjs/common';

/** Uploaded files on disk, and pictures made of them. */
@Module({})
export class UploadsModule {}
