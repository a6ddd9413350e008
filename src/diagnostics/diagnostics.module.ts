import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';

/** Endpoints for ops and integrators: connection to the ERP, diagnosis of the configuration models, and operations that require an API key. */
@Module({
  controllers: [
    restControllerOf(
      'businessCentralCallback',
      'listElfsquadDiagnoses',
      'listChangedOrders',
      'moveOrder',
      'getCatalogueProduct',
      'putCatalogueProduct',
      'putCatalogueProducts',
      'setPrices',
      'setStock',
    ),
  ],
})
export class DiagnosticsModule {}
