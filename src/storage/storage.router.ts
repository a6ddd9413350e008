import { read, router, write } from '../shop-api/trpc/procedures.js';

/** Library and uploads of a visitor. The parts of a file are sent to `/forms/uploads/{id}`. */
export const storageRouter = router({
  list: read('listStorage'),
  add: write('addStorageItem'),
  rename: write('updateStorageItem'),
  remove: write('deleteStorageItem'),
  restore: write('restoreStorageItem'),
  moveUp: write('moveStorageItemUp'),
  moveDown: write('moveStorageItemDown'),
  removeFile: write('deleteStorageFile'),
  moveFileUp: write('moveStorageFileUp'),
  moveFileDown: write('moveStorageFileDown'),
  startUpload: write('startUpload'),
  openUpload: read('getOpenUpload'),
  cancelUpload: write('cancelUpload'),
});
