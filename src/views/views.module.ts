import { Module } from '@nestjs/common';
import { VatFormController } from './vat-form.controller.js';
import { ViewsHandler } from './views.handler.js';
import { ViewsService } from './views.service.js';

/** Pages: localised route -> prefetch -> React -> HTML. */
@Module({ controllers: [VatFormController], providers: [ViewsService, ViewsHandler] })
export class ViewsModule {}
