import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ConfigurationModule } from '../configuration/configuration.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { OpenUploadsController } from './open-uploads.controller.js';
import { OpenUploadsService } from './open-uploads.service.js';
import { StorageController } from './storage.controller.js';
import { SavedGoodsStore } from './saved-goods.js';
import { StorageExport } from './storage-export.js';
import { StorageGoods } from './storage-goods.js';
import { StorageService } from './storage.service.js';

/** Saved designs, files and products, and resumable uploads. */
@Module({
  imports: [UploadsModule, CatalogueModule, ConfigurationModule],
  controllers: [StorageController, OpenUploadsController],
  providers: [StorageService, OpenUploadsService, StorageExport, StorageGoods, SavedGoodsStore],
  exports: [StorageService, SavedGoodsStore],
})
export class StorageModule {}
