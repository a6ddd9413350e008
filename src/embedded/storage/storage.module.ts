import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { StorageController } from './storage.controller.js';
import { StorageExport } from './storage-export.js';
import { StorageService } from './storage.service.js';

/** Saved designs and files. */
@Module({ imports: [UploadsModule], controllers: [StorageController], providers: [StorageService, StorageExport], exports: [StorageService] })
export class StorageModule {}
