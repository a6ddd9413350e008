import { Controller, Inject, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, type InputValue, UploadedFile } from '../common/operation.decorators.js';
import type { IncomingFile } from '../common/upload.js';
import { Problem } from '../contract/errors.js';
import { shopApi } from '../contract/shop-api.js';
import type { OpenUpload, StorageFile } from '../contract/storage.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';

/** Receives files and parts of files from a browser. Like the REST endpoints, but with the visitor's cookies; a typed procedure cannot receive raw bytes. */
@Controller('forms/uploads')
export class UploadFormsController {
  constructor(
    @Inject(ShopApiClient) private readonly shop: ShopApiClient,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
  ) {}

  /** Receives a whole file, for a Shop API that does not accept parts. */
  @Post()
  async add(
    @Input(shopApi.addStorageItem) facts: InputValue<'addStorageItem'>,
    @UploadedFile(shopApi.addStorageItem) file: IncomingFile | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StorageFile> {
    const { call, setCartToken } = this.contexts.contextOf(request, reply);
    const { files, cartToken } = await this.shop.upload('addStorageItem', facts, file, call);
    if (cartToken) setCartToken(cartToken);
    if (!files[0]) throw new Problem('MALFORMED');
    return files[0];
  }

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
