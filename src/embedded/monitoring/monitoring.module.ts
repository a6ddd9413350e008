import { Module } from '@nestjs/common';
import { ShopFigures } from './shop-figures.js';

/** What the shop tells of its work to whoever watches over it. */
@Module({ providers: [ShopFigures] })
export class MonitoringModule {}
