import { Controller, Module } from '@nestjs/common';
import { Call, type CallContext, type Given, Input, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EnquiriesService } from './enquiries.service.js';

@Controller()
class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Serves(shopApi.enquire)
  enquire(@Input(shopApi.enquire) wish: Given<'enquire'>, @Call() call: CallContext) {
    return this.enquiries.enquire(wish, call);
  }

  @Serves(shopApi.confirmEnquiry)
  confirm(@Input(shopApi.confirmEnquiry) link: Given<'confirmEnquiry'>) {
    return this.enquiries.confirm(link);
  }
}

/** Contact, quotation, advice, newsletter, job application, withdrawal. */
@Module({ imports: [CatalogueModule, MailModule], controllers: [EnquiriesController], providers: [EnquiriesService] })
export class EnquiriesModule {}
