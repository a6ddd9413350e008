import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';

/** Endpoints for ops: connection to the ERP, and diagnosis of the configuration models. */
@Module({ controllers: [restControllerOf('businessCentralCallback', 'listElfsquadDiagnoses')] })
export class DiagnosticsModule {}
