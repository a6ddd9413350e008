import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** The signed-in customer. */
@Module({ controllers: [doorsOf('getMe', 'updateMe', 'deleteMe', 'verifyEmail', 'updateDetails'), doorsOf('changePassword', 'listSessions', 'endSessions')] })
export class AccountModule {}
