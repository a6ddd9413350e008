import { Global, Module } from '@nestjs/common';
import { Identity } from './identity.js';

/** Identifies the caller, for all modules that store data of an owner. */
@Global()
@Module({ providers: [Identity], exports: [Identity] })
export class IdentityModule {}
