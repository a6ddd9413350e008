import { Module } from '@nestjs/common';
import { ClientErrorsController } from './client-errors.controller.js';

/** Reports of errors in visitors' browsers. */
@Module({ controllers: [ClientErrorsController] })
export class ClientErrorsModule {}
