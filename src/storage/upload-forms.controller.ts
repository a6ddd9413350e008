import { Controller, Inject, Patch, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, type InputValue, UploadedFile } from '../common/operation.decorators.js';
import type { IncomingFile } from '../common/upload.js';
import { shopApi } from '../contract/shop-api.js';
import type { OpenUpload } from '../contract/storage.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';

/** Receives the parts of a file from a browser. Like the REST endpoint, but with the visitor's cookies; a typed procedure cannot receive raw bytes. */
@Controller('forms/uploads')
export class UploadFormsController {
  constructor(
    @Inject(ShopApiClient) private readonly shop: ShopApiClient,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
  ) {}

  @Patch(':id')
  append(
    @Input(shopApi.appendUpload) place: InputValue<'appendUpload'>,
    @UploadedFile(shopApi.appendUpload) part: IncomingFile | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenUpload> {
    return this.shop.upload('appendUpload', place, part, this.contexts.contextOf(request, reply).call);
  }
}
