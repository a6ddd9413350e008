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
    doorsOf('addStorageFile', 'deleteStorageFile', 'moveStorageFileUp', 'moveStorageFileDown'),
    StorageFormsController,
  ],
})
export class StorageModule {}

/** Files on their way in, and out again: on every site, since they can go along with an enquiry. */
@Module({
  controllers: [doorsOf('getUpload', 'startUpload', 'getOpenUpload', 'appendUpload', 'cancelUpload'), UploadFormsController],
})
export class UploadsModule {}
