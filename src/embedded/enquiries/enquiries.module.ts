import { Module } from '@nestjs/common';

/** Contact, quotation, advice, newsletter, job application, withdrawal. */
@Module({})
export class EnquiriesModule {}
