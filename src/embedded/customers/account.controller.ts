import { Controller } from '@nestjs/common';
import { Call, type CallContext, type Given, Input, Serves } from '../../common/operation.decorators.js';
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
  get(@Input(shopApi.getMe) _: Given<'getMe'>, @Call() call: CallContext) {
    return this.account.get(call);
  }

  @Serves(shopApi.updateMe)
  update(@Input(shopApi.updateMe) facts: Given<'updateMe'>, @Call() call: CallContext) {
    return this.account.update(facts, call);
  }

  @Serves(shopApi.updateDetails)
  updateDetails(@Input(shopApi.updateDetails) facts: Given<'updateDetails'>, @Call() call: CallContext) {
    return this.account.updateDetails(facts, call);
  }

  @Serves(shopApi.changePassword)
  changePassword(@Input(shopApi.changePassword) wish: Given<'changePassword'>, @Call() call: CallContext) {
    return this.security.changePassword(wish, call);
  }

  @Serves(shopApi.listSessions)
  listSessions(@Input(shopApi.listSessions) _: Given<'listSessions'>, @Call() call: CallContext) {
    return this.security.listSessions(call);
  }

  @Serves(shopApi.endSession)
  endSession(@Input(shopApi.endSession) session: Given<'endSession'>, @Call() call: CallContext) {
    return this.security.endSession(session, call);
  }

  @Serves(shopApi.endSessions)
  endSessions(@Input(shopApi.endSessions) _: Given<'endSessions'>, @Call() call: CallContext) {
    return this.security.endSessions(call);
  }

  @Serves(shopApi.getSecondFactor)
  getSecondFactor(@Input(shopApi.getSecondFactor) _: Given<'getSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.get(call);
  }

  @Serves(shopApi.beginSecondFactor)
  beginSecondFactor(@Input(shopApi.beginSecondFactor) proof: Given<'beginSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.begin(proof, call);
  }

  @Serves(shopApi.confirmSecondFactor)
  confirmSecondFactor(@Input(shopApi.confirmSecondFactor) proof: Given<'confirmSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.confirm(proof, call);
  }

  @Serves(shopApi.renewRecoveryCodes)
  renewRecoveryCodes(@Input(shopApi.renewRecoveryCodes) proofs: Given<'renewRecoveryCodes'>, @Call() call: CallContext) {
    return this.secondFactor.renew(proofs, call);
  }

  @Serves(shopApi.removeSecondFactor)
  removeSecondFactor(@Input(shopApi.removeSecondFactor) proofs: Given<'removeSecondFactor'>, @Call() call: CallContext) {
    return this.secondFactor.remove(proofs, call);
  }

  @Serves(shopApi.verifyEmail)
  verifyEmail(@Input(shopApi.verifyEmail) link: Given<'verifyEmail'>, @Call() call: CallContext) {
    return this.account.verifyEmail(link, call);
  }

  @Serves(shopApi.listGuestOrders)
  listGuestOrders(@Input(shopApi.listGuestOrders) wanted: Given<'listGuestOrders'>, @Call() call: CallContext) {
    return this.guestOrders.list(wanted, call);
  }

  @Serves(shopApi.claimGuestOrder)
  claimGuestOrder(@Input(shopApi.claimGuestOrder) order: Given<'claimGuestOrder'>, @Call() call: CallContext) {
    return this.guestOrders.claim(order, call);
  }

  @Serves(shopApi.dismissGuestOrder)
  dismissGuestOrder(@Input(shopApi.dismissGuestOrder) order: Given<'dismissGuestOrder'>, @Call() call: CallContext) {
    return this.guestOrders.dismiss(order, call);
  }

  @Serves(shopApi.deleteMe)
  delete(@Input(shopApi.deleteMe) proof: Given<'deleteMe'>, @Call() call: CallContext) {
    return this.account.delete(proof, call);
  }
}
