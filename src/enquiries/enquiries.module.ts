import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** What visitors ask and sign up for. */
@Module({ controllers: [doorsOf('enquire', 'confirmEnquiry')] })
export class EnquiriesModule {}
