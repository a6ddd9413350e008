import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** Endpoints for ops: connection to the ERP, and diagnosis of the configuration models. */
@Module({ controllers: [doorsOf('businessCentralCallback', 'listElfsquadDiagnoses')] })
export class DiagnosticsModule {}
