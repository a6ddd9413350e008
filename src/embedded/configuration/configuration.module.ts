import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ConfigurationController } from './configuration.controller.js';
import { ConfigurationPresenter } from './configuration.presenter.js';
import { ConfigurationService } from './configuration.service.js';
import { DesignCopies } from './design-copies.js';
import { DiagnosesController } from './diagnoses.controller.js';
import { DiagnosesService } from './diagnoses.service.js';

/** Configurable products: options, prices, photo prints, diagnoses. */
@Module({
  imports: [CatalogueModule, UploadsModule],
  controllers: [ConfigurationController, DiagnosesController],
  providers: [ConfigurationService, ConfigurationPresenter, DesignCopies, DiagnosesService],
  exports: [ConfigurationService, DesignCopies, DiagnosesService],
})
export class ConfigurationModule {}
