import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { downloadControllerOf } from '../shop-api/endpoints/download-controllers.js';
import { FavouritesFormsController } from './favourites-forms.controller.js';
import { StorageFormsController } from './storage-forms.controller.js';
import { UploadFormsController } from './upload-forms.controller.js';

/** Library of saved designs and files. */
@Module({
  controllers: [
    restControllerOf(
      'listStorage',
      'addStorageItem',
      'addStorageItemBase64',
      'validateStorageItem',
      'exportStorage',
      'getStorageItem',
      'updateStorageItem',
      'deleteStorageItem',
      'restoreStorageItem',
      'moveStorageItemUp',
      'moveStorageItemDown',
    ),
    downloadControllerOf(['exportStorage', 'getUpload'], () => ({ view: 'designs' })),
    restControllerOf('addStorageFile', 'deleteStorageFile', 'moveStorageFileUp', 'moveStorageFileDown'),
    StorageFormsController,
    FavouritesFormsController,
  ],
})
export class StorageModule {}

/** Uploads and downloads of files. They exist on every site, because enquiries can contain files. */
@Module({
  controllers: [restControllerOf('getUpload', 'startUpload', 'getOpenUpload', 'appendUpload', 'cancelUpload'), UploadFormsController],
})
export class UploadsModule {}
