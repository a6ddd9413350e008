import { Controller, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { shopApi } from '../../contract/shop-api.js';
import { Identity } from '../identity/identity.js';
import { FILE_STORE } from './file-store.js';
import { openStore } from './open-store.js';
import { UploadLimits } from './upload-limits.js';
import { UploadsService } from './uploads.service.js';
import { VirusScanner } from './virus-scanner.js';

@Controller()
class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly identity: Identity,
  ) {}

  @Serves(shopApi.getUpload)
  async get(@Input() { id, file }: InputValue<'getUpload'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.uploads.get(id, file, await this.identity.ownerOf(call)));
  }
}

/** Uploaded files, and pictures generated from them. */
@Module({
  controllers: [UploadsController],
  providers: [UploadsService, UploadLimits, VirusScanner, { provide: FILE_STORE, inject: [ENVIRONMENT], useFactory: (environment: Environment) => openStore(environment) }],
  exports: [UploadsService, UploadLimits, VirusScanner, FILE_STORE],
})
export class UploadsModule {}
