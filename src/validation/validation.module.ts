import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** Validation while typing, and the review widget. */
@Module({ controllers: [doorsOf('getRating', 'validateAddress', 'validateEmail', 'validateEmailDomain', 'validateVatNumber')] })
export class ValidationModule {}
