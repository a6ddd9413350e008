import { Global, Module } from '@nestjs/common';
import { Identity } from './identity.js';

/** Who calls, for every part that keeps something for somebody. */
@Global()
@Module({ providers: [Identity], exports: [Identity] })
export class IdentityModule {}
