import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { AccountService } from './account.service.js';
import { GuestOrders } from './guest-orders.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecurityService } from './security.service.js';

@Controller()
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly security: SecurityService,
    private readonly secondFactor: SecondFactorService,
    private readonly guestOrders: GuestOrders,
  ) {}

  @Serves(shopApi.getMe)
  get(@Input() _: InputValue<'getMe'>, @Call() call: CallContext) {
    return this.account.get(call);
  }

  @Serves(shopApi.updateMe)
  update(@Input() facts: InputValue<'updateMe'>, @Call() call: CallContext) {
    return this.account.update(facts, call);
  }

  @Serves(shopApi.updateDetails)
  updateDetails(@Input() facts: InputValue<'updateDetails'>, @Call() call: CallContext) {
    return this.account.updateDetails(facts, call);
  }

  @Serves(shopApi.changePassword)
  changePassword(@Input() wish: InputValue<'changePassword'>, @Call() call: CallContext) {
    return this.security.changePassword(wish, call);
  }

  @Serves(shopApi.listSessions)
  listSessions(@Input() _: InputValue<'listSessions'>, @Call() call: CallContext) {
    return this.security.listSessions(call);
  }

  @Serves(shopApi.endSession)
  endSession(@Input() session: InputValue<'endSession'>, @Call() call: CallContext) {
    return this.security.endSession(session, call);
  }

  @Serves(shopApi.endSessions)
  endSessions(@Input() _: InputValue<'endSessions'>, @Call() call: CallContext) {
    return this.security.endSessions(call);
  }

  @Serves(shopApi.getSecondFactor)
  getSecondFactor(@Input() _: InputValue<'getSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.get(call);
  }

  @Serves(shopApi.beginSecondFactor)
  beginSecondFactor(@Input() proof: InputValue<'beginSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.begin(proof, call);
  }

  @Serves(shopApi.confirmSecondFactor)
  confirmSecondFactor(@Input() proof: InputValue<'confirmSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.confirm(proof, call);
  }

  @Serves(shopApi.renewRecoveryCodes)
  renewRecoveryCodes(@Input() proofs: InputValue<'renewRecoveryCodes'>, @Call() call: CallContext) {
    return this.secondFactor.renew(proofs, call);
  }

  @Serves(shopApi.removeSecondFactor)
  removeSecondFactor(@Input() proofs: InputValue<'removeSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.remove(proofs, call);
  }

  @Serves(shopApi.verifyEmail)
  verifyEmail(@Input() link: InputValue<'verifyEmail'>, @Call() call: CallContext) {
    return this.account.verifyEmail(link, call);
  }

  @Serves(shopApi.listGuestOrders)
  listGuestOrders(@Input() wanted: InputValue<'listGuestOrders'>, @Call() call: CallContext) {
    return this.guestOrders.list(wanted, call);
  }

  @Serves(shopApi.claimGuestOrder)
  claimGuestOrder(@Input() order: InputValue<'claimGuestOrder'>, @Call() call: CallContext) {
    return this.guestOrders.claim(order, call);
  }

  @Serves(shopApi.dismissGuestOrder)
  dismissGuestOrder(@Input() order: InputValue<'dismissGuestOrder'>, @Call() call: CallContext) {
    return this.guestOrders.dismiss(order, call);
  }

  @Serves(shopApi.deleteMe)
  delete(@Input() proof: InputValue<'deleteMe'>, @Call() call: CallContext) {
    return this.account.delete(proof, call);
  }
}
