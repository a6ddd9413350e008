import { Module } from '@nestjs/common';
import { PaymentsModule } from './payments.module.js';
import { TestBankController } from './test-bank.controller.js';

/** Pages of the test bank; imported only if the test bank is the payment provider. */
@Module({ imports: [PaymentsModule], controllers: [TestBankController] })
export class TestBankModule {}
