import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves, UploadedFile } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { shopApi } from '../../contract/shop-api.js';
import { OpenUploadsService } from './open-uploads.service.js';

@Controller()
export class OpenUploadsController {
  constructor(private readonly openUploads: OpenUploadsService) {}

  @Serves(shopApi.startUpload)
  start(@Input() facts: InputValue<'startUpload'>, @Call() call: CallContext) {
    return this.openUploads.start(facts, call);
  }

  @Serves(shopApi.getOpenUpload)
  get(@Input() upload: InputValue<'getOpenUpload'>, @Call() call: CallContext) {
    return this.openUploads.get(upload, call);
  }

  @Serves(shopApi.appendUpload)
  append(@Input() place: InputValue<'appendUpload'>, @UploadedFile() part: IncomingFile | undefined, @Call() call: CallContext) {
    return this.openUploads.append(place, part, call);
  }

  @Serves(shopApi.cancelUpload)
  cancel(@Input() upload: InputValue<'cancelUpload'>, @Call() call: CallContext) {
    return this.openUploads.cancel(upload, call);
  }
}
