import { Module } from '@nestjs/common';

/** Checks of addresses and e-mail, and the review widget's figures. */
@Module({})
export class ValidationModule {}
