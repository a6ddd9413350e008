import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { downloadControllerOf } from '../shop-api/endpoints/download-controllers.js';
import { AccountFormsController } from './account-forms.controller.js';

/** The signed-in customer. */
@Module({
  controllers: [
    restControllerOf('getMe', 'updateMe', 'deleteMe', 'verifyEmail', 'updateDetails', 'exportMe'),
    restControllerOf('listGuestOrders', 'claimGuestOrder', 'dismissGuestOrder'),
    restControllerOf('changePassword', 'listSessions', 'endSession', 'endSessions'),
    restControllerOf('getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'),
    downloadControllerOf(['exportMe'], () => ({})),
    AccountFormsController,
  ],
})
export class AccountModule {}
