import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { SecurityLog } from '../logs/security-log.js';
import type { Metric } from './metric-table.js';
import { Metrics } from './metrics.js';

/** Provides metrics and the security log to all modules of a process. */
@Global()
@Module({})
export class MetricsModule {
  static forRoot(of: Exclude<Metric['of'], 'both'>): DynamicModule {
    const metrics = { provide: Metrics, inject: [ENVIRONMENT], useFactory: ({ METRICS_TOKEN }: Environment) => new Metrics(of, METRICS_TOKEN) };
    return { module: MetricsModule, providers: [metrics, SecurityLog], exports: [Metrics, SecurityLog] };
  }
}
