import { Module } from '@nestjs/common';

/** The ERP's sign-in. */
@Module({})
export class BusinessCentralModule {}
