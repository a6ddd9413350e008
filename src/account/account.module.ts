import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { linksOf } from '../shop-api/links.js';
import { AccountFormsController } from './account-forms.controller.js';

/** The signed-in customer. */
@Module({
  controllers: [
    doorsOf('getMe', 'updateMe', 'deleteMe', 'verifyEmail', 'updateDetails', 'exportMe'),
    doorsOf('listGuestOrders', 'claimGuestOrder', 'dismissGuestOrder'),
    doorsOf('changePassword', 'listSessions', 'endSession', 'endSessions'),
    doorsOf('getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'),
    linksOf(['exportMe'], () => ({})),
    AccountFormsController,
  ],
})
export class AccountModule {}
