import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { currentCaller } from '../../common/logs/request-context.js';
import { Input, type InputValue, Serves, UploadedFile } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import type { IncomingFile } from '../../common/upload.js';
import { Problem } from '../../contract/errors.js';
import { shopApi } from '../../contract/shop-api.js';
import type { ChangeNote } from '../catalogue-changes/catalogue-changes.types.js';
import { CataloguePictures } from './catalogue-pictures.service.js';
import { PhotographStore } from './photograph-store.js';

const noteOf = (reason: string): ChangeNote => ({ by: `API key ${currentCaller().key ?? ''}`, reason });

@Controller()
export class CataloguePicturesController {
  constructor(
    private readonly pictures: CataloguePictures,
    private readonly photographs: PhotographStore,
  ) {}

  @Serves(shopApi.listProductPictures)
  list(@Input() { sku }: InputValue<'listProductPictures'>) {
    return this.pictures.list(sku);
  }

  @Serves(shopApi.addProductPicture)
  async add(@Input() { sku, altNl, altDe, altFr, altEn }: InputValue<'addProductPicture'>, @UploadedFile() file: IncomingFile | undefined) {
    if (!file) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    try {
      return await this.pictures.add(sku, file, { nl: altNl, de: altDe, fr: altFr, en: altEn }, noteOf(`Photograph of ${sku}`));
    } finally {
      file.content.destroy();
    }
  }

  @Serves(shopApi.removeProductPicture)
  remove(@Input() { sku, file }: InputValue<'removeProductPicture'>) {
    return this.pictures.remove(sku, file, noteOf(`Picture removed from ${sku}`));
  }

  @Serves(shopApi.getProductPicture)
  async get(@Input() { file }: InputValue<'getProductPicture'>, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.photographs.get(file));
  }
}
