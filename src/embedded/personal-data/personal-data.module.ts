import { Controller, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import { shopApi } from '../../contract/shop-api.js';
import { CustomersModule } from '../customers/customers.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { PersonalDataService } from './personal-data.service.js';

@Controller()
class PersonalDataController {
  constructor(private readonly data: PersonalDataService) {}

  @Serves(shopApi.exportMe)
  async export(@Input() _: InputValue<'exportMe'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.data.export(call));
  }
}

/** Export of a customer's personal data. */
@Module({ imports: [CustomersModule, StorageModule], controllers: [PersonalDataController], providers: [PersonalDataService] })
export class PersonalDataModule {}
