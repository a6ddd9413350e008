import { Controller, Inject, Patch, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Given, Input, UploadedFile } from '../common/operation.decorators.js';
import type { IncomingFile } from '../common/upload.js';
import { shopApi } from '../contract/shop-api.js';
import type { OpenUpload } from '../contract/storage.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';
import { Visits } from '../shop-api/visits.js';

/** Receives the parts of a file from a browser. Like the REST endpoint, but with the visitor's cookies; a typed procedure cannot receive raw bytes. */
@Controller('forms/uploads')
export class UploadFormsController {
  constructor(
    @Inject(ShopApiClient) private readonly shop: ShopApiClient,
    @Inject(Visits) private readonly visits: Visits,
  ) {}

  @Patch(':id')
  append(
    @Input(shopApi.appendUpload) place: Given<'appendUpload'>,
    @UploadedFile(shopApi.appendUpload) part: IncomingFile | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenUpload> {
    return this.shop.upload('appendUpload', place, part, this.visits.contextOf(request, reply).call);
  }
}
