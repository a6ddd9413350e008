import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { linksOf } from '../shop-api/links.js';
import { StorageFormsController } from './storage-forms.controller.js';
import { UploadFormsController } from './upload-forms.controller.js';

/** Library of saved designs and files. */
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

/** Uploads and downloads of files. They exist on every site, because enquiries can contain files. */
@Module({
  controllers: [doorsOf('getUpload', 'startUpload', 'getOpenUpload', 'appendUpload', 'cancelUpload'), UploadFormsController],
})
export class UploadsModule {}
