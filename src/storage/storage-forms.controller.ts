import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, type InputValue, UploadedFile } from '../common/operation.decorators.js';
import type { IncomingFile } from '../common/upload.js';
import { href } from '../contract/routes.js';
import { shopApi } from '../contract/shop-api.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';

/** Form without JavaScript that adds a file to a saved item; redirects to the library. */
@Controller('forms')
export class StorageFormsController {
  constructor(
    @Inject(ShopApiClient) private readonly shop: ShopApiClient,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
  ) {}

  @Post('storage/:id/files')
  async addFile(
    @Input(shopApi.addStorageFile) item: InputValue<'addStorageFile'>,
    @UploadedFile(shopApi.addStorageFile) file: IncomingFile | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { locale } = this.contexts.visitorOf(request);
    const library = (problem?: string) => href('myAccount', locale, undefined, { view: 'designs', problem });
    const act = async () => {
      await this.shop.upload('addStorageFile', item, file, this.contexts.contextOf(request, reply).call);
      return library();
    };
    return answerForm({ reply, locale, act, back: ({ code }) => library(code) });
  }
}
