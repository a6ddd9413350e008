import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { AuthFormsController } from './auth-forms.controller.js';
import { HandoverController } from './handover.controller.js';

/** Registration, sign-in and passwords. */
@Module({
  controllers: [
    doorsOf('register', 'verifyRegistration', 'login', 'logout'),
    doorsOf('forgotPassword', 'validateReset', 'resetPassword'),
    doorsOf('createHandover', 'redeemHandover'),
    AuthFormsController,
    HandoverController,
  ],
})
export class AuthModule {}
