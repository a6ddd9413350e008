import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { AuthFormsController } from './auth-forms.controller.js';
import { HandoverController } from './handover.controller.js';

/** Registration, sign-in and passwords. */
@Module({
  controllers: [
    restControllerOf('register', 'verifyRegistration', 'login', 'logout'),
    restControllerOf('forgotPassword', 'validateReset', 'resetPassword'),
    restControllerOf('createHandover', 'redeemHandover'),
    AuthFormsController,
    HandoverController,
  ],
})
export class AuthModule {}
