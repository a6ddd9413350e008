import { Module } from '@nestjs/common';
import { PaymentsModule } from './payments.module.js';
import { TestBankController } from './test-bank.controller.js';

/** The pages of the test bank: part of a shop whose payments it takes, and of no other. */
@Module({ imports: [PaymentsModule], controllers: [TestBankController] })
export class TestBankModule {}
