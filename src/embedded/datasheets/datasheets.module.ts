import { Controller, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import { shopApi } from '../../contract/shop-api.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CataloguePicturesModule } from '../catalogue-pictures/catalogue-pictures.module.js';
import { DataSheetsService } from './data-sheets.service.js';

/** Cache lifetime in seconds of a response whose URL contains the locale. */
const maximumAge = 3600;

@Controller()
class DataSheetsController {
  constructor(private readonly sheets: DataSheetsService) {}

  @Serves(shopApi.getDataSheet)
  async get(@Input() { id, locale }: InputValue<'getDataSheet'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, { ...(await this.sheets.get(id, locale ?? call.locale)), maximumAge: locale && maximumAge });
  }
}

/** Data sheets of products as PDF. */
@Module({ imports: [CatalogueModule, CataloguePicturesModule], controllers: [DataSheetsController], providers: [DataSheetsService] })
export class DataSheetsModule {}
