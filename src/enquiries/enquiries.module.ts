import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { EnquiryFormsController } from './enquiry-forms.controller.js';

/** What visitors ask and sign up for. */
@Module({ controllers: [doorsOf('enquire', 'confirmEnquiry', 'listAppointments'), EnquiryFormsController] })
export class EnquiriesModule {}
