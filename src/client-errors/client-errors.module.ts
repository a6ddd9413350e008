import { Module } from '@nestjs/common';
import { ClientErrorsController } from './client-errors.controller.js';

/** What fails in a visitor's browser, where the log would never see it. */
@Module({ controllers: [ClientErrorsController] })
export class ClientErrorsModule {}
