import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { AuthService } from './auth.service.js';
import { Handovers } from './handovers.service.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly handovers: Handovers,
  ) {}

  @Serves(shopApi.login)
  login(@Input() credentials: InputValue<'login'>, @Call() call: CallContext) {
    return this.auth.login(credentials, call);
  }

  @Serves(shopApi.logout)
  logout(@Input() _: InputValue<'logout'>, @Call() call: CallContext) {
    return this.auth.logout(call);
  }

  @Serves(shopApi.forgotPassword)
  forgot(@Input() who: InputValue<'forgotPassword'>, @Call() call: CallContext) {
    this.auth.forgot(who, call);
  }

  @Serves(shopApi.validateReset)
  validateReset(@Input() link: InputValue<'validateReset'>) {
    return this.auth.validateReset(link);
  }

  @Serves(shopApi.resetPassword)
  reset(@Input() wish: InputValue<'resetPassword'>, @Call() call: CallContext) {
    return this.auth.reset(wish, call);
  }

  @Serves(shopApi.createHandover)
  createHandover(@Input() wish: InputValue<'createHandover'>, @Call() call: CallContext) {
    return this.handovers.create(wish, call);
  }

  @Serves(shopApi.redeemHandover)
  redeemHandover(@Input() proof: InputValue<'redeemHandover'>, @Call() call: CallContext) {
    return this.handovers.redeem(proof, call);
  }

  @Serves(shopApi.register)
  register(@Input() wish: InputValue<'register'>, @Call() call: CallContext) {
    return this.registration.register(wish, call);
  }

  @Serves(shopApi.verifyRegistration)
  verify(@Input() link: InputValue<'verifyRegistration'>, @Call() call: CallContext) {
    return this.registration.verify(link, call);
  }
}
