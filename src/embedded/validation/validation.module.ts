import { Module } from '@nestjs/common';
import { AddressRegister } from './address-register.js';
import { EmailDomains } from './email-domains.js';
import { RatingService } from './rating.service.js';
import { ValidationController } from './validation.controller.js';
import { VatRegister } from './vat-register.js';

/** Checks of addresses, e-mail addresses and VAT numbers, and the figures of the review widget. */
@Module({ controllers: [ValidationController], providers: [AddressRegister, EmailDomains, RatingService, VatRegister], exports: [EmailDomains, VatRegister] })
export class ValidationModule {}
