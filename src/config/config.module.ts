import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BRAND, loadBrand } from './brand.js';
import { ENVIRONMENT, type Environment } from './environment.js';

/** Provides the validated environment and the active brand to every module. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment): DynamicModule {
    const providers = [
      { provide: ENVIRONMENT, useValue: environment },
      { provide: BRAND, useFactory: () => loadBrand(environment.BRAND) },
    ];
    return { module: ConfigModule, providers, exports: [ENVIRONMENT, BRAND] };
  }
}
