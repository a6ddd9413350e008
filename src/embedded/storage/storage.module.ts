import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { OpenUploadsController } from './open-uploads.controller.js';
import { OpenUploadsService } from './open-uploads.service.js';
import { StorageController } from './storage.controller.js';
import { StorageExport } from './storage-export.js';
import { StorageService } from './storage.service.js';

/** Saved designs and files. */
@Module({
  imports: [UploadsModule],
  controllers: [StorageController, OpenUploadsController],
  providers: [StorageService, OpenUploadsService, StorageExport],
  exports: [StorageService],
})
export class StorageModule {}
