import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { AppointmentFormsController } from './appointment-forms.controller.js';
import { DeclarationFormsController } from './declaration-forms.controller.js';
import { EnquiryFormsController } from './enquiry-forms.controller.js';
import { NewsletterFormsController } from './newsletter-forms.controller.js';
import { RoomLinkController } from './room-link.controller.js';

/** Enquiry forms, newsletter and appointments. */
@Module({
  controllers: [
    restControllerOf('enquire', 'listEnquiries', 'confirmEnquiry', 'unsubscribe', 'getEnquiryDraft', 'saveEnquiryDraft', 'listAppointments'),
    AppointmentFormsController,
    DeclarationFormsController,
    EnquiryFormsController,
    NewsletterFormsController,
    RoomLinkController,
  ],
})
export class EnquiriesModule {}
