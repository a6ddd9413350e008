import { read, router, write } from '../shop-api/procedures.js';

/** Files of a visitor; the parts of one go to `/forms/uploads/{id}`. */
export const storageRouter = router({
  list: read('listStorage'),
  startUpload: write('startUpload'),
  openUpload: read('getOpenUpload'),
  cancelUpload: write('cancelUpload'),
});
