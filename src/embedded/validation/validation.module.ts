import { Module } from '@nestjs/common';
import { EmailDomains } from './email-domains.js';
import { RatingService } from './rating.service.js';
import { ValidationController } from './validation.controller.js';

/** Checks of addresses and e-mail, and the review widget's figures. */
@Module({ controllers: [ValidationController], providers: [EmailDomains, RatingService], exports: [EmailDomains] })
export class ValidationModule {}
