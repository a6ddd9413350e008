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
  get(@Input(shopApi.getMe) _: InputValue<'getMe'>, @Call() call: CallContext) {
    return this.account.get(call);
  }

  @Serves(shopApi.updateMe)
  update(@Input(shopApi.updateMe) facts: InputValue<'updateMe'>, @Call() call: CallContext) {
    return this.account.update(facts, call);
  }

  @Serves(shopApi.updateDetails)
  updateDetails(@Input(shopApi.updateDetails) facts: InputValue<'updateDetails'>, @Call() call: CallContext) {
    return this.account.updateDetails(facts, call);
  }

  @Serves(shopApi.changePassword)
  changePassword(@Input(shopApi.changePassword) wish: InputValue<'changePassword'>, @Call() call: CallContext) {
    return this.security.changePassword(wish, call);
  }

  @Serves(shopApi.listSessions)
  listSessions(@Input(shopApi.listSessions) _: InputValue<'listSessions'>, @Call() call: CallContext) {
    return this.security.listSessions(call);
  }

  @Serves(shopApi.endSession)
  endSession(@Input(shopApi.endSession) session: InputValue<'endSession'>, @Call() call: CallContext) {
    return this.security.endSession(session, call);
  }

  @Serves(shopApi.endSessions)
  endSessions(@Input(shopApi.endSessions) _: InputValue<'endSessions'>, @Call() call: CallContext) {
    return this.security.endSessions(call);
  }

  @Serves(shopApi.getSecondFactor)
  getSecondFactor(@Input(shopApi.getSecondFactor) _: InputValue<'getSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.get(call);
  }

  @Serves(shopApi.beginSecondFactor)
  beginSecondFactor(@Input(shopApi.beginSecondFactor) proof: InputValue<'beginSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.begin(proof, call);
  }

  @Serves(shopApi.confirmSecondFactor)
  confirmSecondFactor(@Input(shopApi.confirmSecondFactor) proof: InputValue<'confirmSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.confirm(proof, call);
  }

  @Serves(shopApi.renewRecoveryCodes)
  renewRecoveryCodes(@Input(shopApi.renewRecoveryCodes) proofs: InputValue<'renewRecoveryCodes'>, @Call() call: CallContext) {
    return this.secondFactor.renew(proofs, call);
  }

  @Serves(shopApi.removeSecondFactor)
  removeSecondFactor(@Input(shopApi.removeSecondFactor) proofs: InputValue<'removeSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.remove(proofs, call);
  }

  @Serves(shopApi.verifyEmail)
  verifyEmail(@Input(shopApi.verifyEmail) link: InputValue<'verifyEmail'>, @Call() call: CallContext) {
    return this.account.verifyEmail(link, call);
  }

  @Serves(shopApi.listGuestOrders)
  listGuestOrders(@Input(shopApi.listGuestOrders) wanted: InputValue<'listGuestOrders'>, @Call() call: CallContext) {
    return this.guestOrders.list(wanted, call);
  }

  @Serves(shopApi.claimGuestOrder)
  claimGuestOrder(@Input(shopApi.claimGuestOrder) order: InputValue<'claimGuestOrder'>, @Call() call: CallContext) {
    return this.guestOrders.claim(order, call);
  }

  @Serves(shopApi.dismissGuestOrder)
  dismissGuestOrder(@Input(shopApi.dismissGuestOrder) order: InputValue<'dismissGuestOrder'>, @Call() call: CallContext) {
    return this.guestOrders.dismiss(order, call);
  }

  @Serves(shopApi.deleteMe)
  delete(@Input(shopApi.deleteMe) proof: InputValue<'deleteMe'>, @Call() call: CallContext) {
    return this.account.delete(proof, call);
  }
}
