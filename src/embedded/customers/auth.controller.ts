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
  login(@Input(shopApi.login) credentials: InputValue<'login'>, @Call() call: CallContext) {
    return this.auth.login(credentials, call);
  }

  @Serves(shopApi.logout)
  logout(@Input(shopApi.logout) _: InputValue<'logout'>, @Call() call: CallContext) {
    return this.auth.logout(call);
  }

  @Serves(shopApi.forgotPassword)
  forgot(@Input(shopApi.forgotPassword) who: InputValue<'forgotPassword'>, @Call() call: CallContext) {
    this.auth.forgot(who, call);
  }

  @Serves(shopApi.validateReset)
  validateReset(@Input(shopApi.validateReset) link: InputValue<'validateReset'>) {
    return this.auth.validateReset(link);
  }

  @Serves(shopApi.resetPassword)
  reset(@Input(shopApi.resetPassword) wish: InputValue<'resetPassword'>, @Call() call: CallContext) {
    return this.auth.reset(wish, call);
  }

  @Serves(shopApi.createHandover)
  createHandover(@Input(shopApi.createHandover) wish: InputValue<'createHandover'>, @Call() call: CallContext) {
    return this.handovers.create(wish, call);
  }

  @Serves(shopApi.redeemHandover)
  redeemHandover(@Input(shopApi.redeemHandover) proof: InputValue<'redeemHandover'>, @Call() call: CallContext) {
    return this.handovers.redeem(proof, call);
  }

  @Serves(shopApi.register)
  register(@Input(shopApi.register) wish: InputValue<'register'>, @Call() call: CallContext) {
    return this.registration.register(wish, call);
  }

  @Serves(shopApi.verifyRegistration)
  verify(@Input(shopApi.verifyRegistration) link: InputValue<'verifyRegistration'>, @Call() call: CallContext) {
    return this.registration.verify(link, call);
  }
}
