import { Controller, Module } from '@nestjs/common';
import { Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { StockService } from './stock.service.js';

@Controller()
class StockController {
  constructor(private readonly stock: StockService) {}

  @Serves(shopApi.setStock)
  set(@Input(shopApi.setStock) wanted: InputValue<'setStock'>) {
    return this.stock.set(wanted);
  }
}

/** Stock of products for integrators. */
@Module({ controllers: [StockController], providers: [StockService] })
export class StockModule {}
