import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { linksOf } from '../shop-api/links.js';
import { StorageFormsController } from './storage-forms.controller.js';
import { UploadFormsController } from './upload-forms.controller.js';

/** Saved designs and files. */
@Module({
  controllers: [
    doorsOf(
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
    linksOf(['exportStorage', 'getUpload'], () => ({ view: 'designs' })),
    doorsOf('addStorageFile', 'deleteStorageFile', 'moveStorageFileUp', 'moveStorageFileDown', 'getUpload'),
    doorsOf('startUpload', 'getOpenUpload', 'appendUpload', 'cancelUpload'),
    StorageFormsController,
    UploadFormsController,
  ],
})
export class StorageModule {}
