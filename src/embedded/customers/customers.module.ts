import { Module } from '@nestjs/common';

/** Accounts: registration, sign-in, details, passwords. */
@Module({})
export class CustomersModule {}
