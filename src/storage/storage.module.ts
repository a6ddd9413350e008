import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
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
      'deleteStorageItem',
      'restoreStorageItem',
      'moveStorageItemUp',
      'moveStorageItemDown',
    ),
    doorsOf('addStorageFile', 'deleteStorageFile', 'moveStorageFileUp', 'moveStorageFileDown', 'getUpload'),
    doorsOf('startUpload', 'getOpenUpload', 'appendUpload', 'cancelUpload'),
    UploadFormsController,
  ],
})
export class StorageModule {}
