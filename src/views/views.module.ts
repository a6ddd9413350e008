import { Module } from '@nestjs/common';
import { VatFormController } from './vat-form.controller.js';
import { ViewsController } from './views.controller.js';
import { ViewsService } from './views.service.js';

/** Pages: localised route -> prefetch -> React -> HTML. */
@Module({ controllers: [VatFormController, ViewsController], providers: [ViewsService] })
export class ViewsModule {}
