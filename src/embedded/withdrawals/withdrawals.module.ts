import { Controller, Module } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CustomersModule } from '../customers/customers.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Controller()
class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Serves(shopApi.withdrawOrder)
  withdraw(@Input() wish: InputValue<'withdrawOrder'>, @Call() call: CallContext) {
    return this.withdrawals.withdraw(wish, call);
  }

  @Serves(shopApi.getWithdrawal)
  offer(@Input() order: InputValue<'getWithdrawal'>, @Call() call: CallContext) {
    return this.withdrawals.offer(order, call);
  }

  @Serves(shopApi.checkWithdrawal)
  check(@Input() proof: InputValue<'checkWithdrawal'>, @Call() call: CallContext) {
    return this.withdrawals.check(proof, call);
  }

  @Serves(shopApi.getCheckedWithdrawal)
  checked(@Input() key: InputValue<'getCheckedWithdrawal'>) {
    return this.withdrawals.checked(key);
  }

  @Serves(shopApi.withdrawChecked)
  withdrawChecked(@Input() wish: InputValue<'withdrawChecked'>, @Call() call: CallContext) {
    return this.withdrawals.withdrawChecked(wish, call);
  }
}

/** Withdrawal from orders. */
@Module({ imports: [CustomersModule, MailModule, OrdersModule, PaymentsModule], controllers: [WithdrawalsController], providers: [WithdrawalsService] })
export class WithdrawalsModule {}
