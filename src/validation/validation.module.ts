import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';

/** Validation while typing, and the review widget. */
@Module({ controllers: [restControllerOf('getRating', 'validateAddress', 'validateEmail', 'validateEmailDomain', 'validateVatNumber')] })
export class ValidationModule {}
