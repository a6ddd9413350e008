import { Module } from '@nestjs/common';
import { ShopFigures } from './shop-figures.js';

/** Business metrics from the database. */
@Module({ providers: [ShopFigures] })
export class MonitoringModule {}
