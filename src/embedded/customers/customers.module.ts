import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ValidationModule } from '../validation/validation.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { GuestDesigns } from './guest-designs.js';
import { GuestOrders } from './guest-orders.js';
import { Handovers } from './handovers.service.js';
import { KnownNetworks } from './known-networks.js';
import { LeakedPasswords } from './leaked-passwords.js';
import { Passwords } from './passwords.js';
import { RegistrationService } from './registration.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactors } from './second-factors.js';
import { SecurityService } from './security.service.js';
import { Sessions } from './sessions.js';
import { SignInThrottle } from './sign-in-throttle.js';

/** Accounts: registration, sign-in, details, passwords. */
@Module({
  imports: [MailModule, OrdersModule, StorageModule, UploadsModule, ValidationModule],
  controllers: [AuthController, AccountController],
  providers: [
    AuthService,
    AccountService,
    GuestDesigns,
    GuestOrders,
    Handovers,
    KnownNetworks,
    RegistrationService,
    Passwords,
    LeakedPasswords,
    SecondFactors,
    SecondFactorService,
    SecurityService,
    Sessions,
    SignInThrottle,
  ],
  exports: [AccountService, SecondFactors, SignInThrottle],
})
export class CustomersModule {}
