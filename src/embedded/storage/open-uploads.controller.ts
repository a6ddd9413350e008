import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves, UploadedFile } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { shopApi } from '../../contract/shop-api.js';
import { OpenUploadsService } from './open-uploads.service.js';

@Controller()
export class OpenUploadsController {
  constructor(private readonly openUploads: OpenUploadsService) {}

  @Serves(shopApi.startUpload)
  start(@Input(shopApi.startUpload) facts: InputValue<'startUpload'>, @Call() call: CallContext) {
    return this.openUploads.start(facts, call);
  }

  @Serves(shopApi.getOpenUpload)
  get(@Input(shopApi.getOpenUpload) upload: InputValue<'getOpenUpload'>, @Call() call: CallContext) {
    return this.openUploads.get(upload, call);
  }

  @Serves(shopApi.appendUpload)
  append(@Input(shopApi.appendUpload) place: InputValue<'appendUpload'>, @UploadedFile(shopApi.appendUpload) part: IncomingFile | undefined, @Call() call: CallContext) {
    return this.openUploads.append(place, part, call);
  }

  @Serves(shopApi.cancelUpload)
  cancel(@Input(shopApi.cancelUpload) upload: InputValue<'cancelUpload'>, @Call() call: CallContext) {
    return this.openUploads.cancel(upload, call);
  }
}
