import { Module } from '@nestjs/common';
import { BusinessMetrics } from './business-metrics.js';

/** Business metrics from the database. */
@Module({ providers: [BusinessMetrics] })
export class MonitoringModule {}
