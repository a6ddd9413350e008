import { Controller, Module } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ConfigurationModule } from '../configuration/configuration.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AppointmentHolds } from './appointment-holds.js';
import { AppointmentsService } from './appointments.service.js';
import { QuotationGoods } from './quotation-goods.js';
import { DraftsService } from './drafts.service.js';
import { EnquiriesService } from './enquiries.service.js';
import { EnquiryFeed } from './enquiry-feed.js';
import { EnquiryFields } from './enquiry-fields.js';
import { EnquiryFiles } from './enquiry-files.js';
import { EnquiryNotifications } from './enquiry-notifications.js';
import { EnquiryRegister } from './enquiry-register.js';
import { NewsletterService } from './newsletter.service.js';
import { RoomAdviser } from './room-advice.js';

@Controller()
class EnquiriesController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly newsletter: NewsletterService,
    private readonly drafts: DraftsService,
    private readonly appointments: AppointmentsService,
    private readonly feed: EnquiryFeed,
  ) {}

  @Serves(shopApi.enquire)
  enquire(@Input() wish: InputValue<'enquire'>, @Call() call: CallContext) {
    return this.enquiries.enquire(wish, call);
  }

  @Serves(shopApi.listEnquiries)
  list(@Input(shopApi.listEnquiries) wanted: InputValue<'listEnquiries'>) {
    return this.feed.list(wanted);
  }

  @Serves(shopApi.confirmEnquiry)
  confirm(@Input() link: InputValue<'confirmEnquiry'>, @Call() call: CallContext) {
    return this.enquiries.confirm(link, call);
  }

  @Serves(shopApi.unsubscribe)
  unsubscribe(@Input() link: InputValue<'unsubscribe'>) {
    return this.newsletter.unsubscribe(link);
  }

  @Serves(shopApi.getEnquiryDraft)
  draft(@Input() form: InputValue<'getEnquiryDraft'>, @Call() call: CallContext) {
    return this.drafts.get(form, call);
  }

  @Serves(shopApi.saveEnquiryDraft)
  saveDraft(@Input() draft: InputValue<'saveEnquiryDraft'>, @Call() call: CallContext) {
    return this.drafts.save(draft, call);
  }

  @Serves(shopApi.listAppointments)
  moments(@Input() wanted: InputValue<'listAppointments'>, @Call() call: CallContext) {
    return this.appointments.list(wanted, call);
  }
}

/** Forms: contact, quotation, advice, newsletter, job application, withdrawal; and appointments. */
@Module({
  imports: [CatalogueModule, ConfigurationModule, MailModule, OrdersModule, UploadsModule],
  controllers: [EnquiriesController],
  providers: [
    AppointmentHolds,
    AppointmentsService,
    DraftsService,
    EnquiriesService,
    EnquiryFeed,
    EnquiryFields,
    EnquiryFiles,
    EnquiryNotifications,
    EnquiryRegister,
    QuotationGoods,
    NewsletterService,
    RoomAdviser,
  ],
})
export class EnquiriesModule {}
