import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';

/** For ops: the ERP, and the state of the configuration models. */
@Module({ controllers: [doorsOf('businessCentralCallback', 'listElfsquadDiagnoses')] })
export class DiagnosticsModule {}
