import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { AuthFormsController } from './auth-forms.controller.js';

/** Registration, sign-in and passwords. */
@Module({
  controllers: [doorsOf('register', 'verifyRegistration', 'login', 'logout'), doorsOf('forgotPassword', 'validateReset', 'resetPassword'), AuthFormsController],
})
export class AuthModule {}
