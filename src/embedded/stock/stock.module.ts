import { Controller, Module } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { IntegratorsModule } from '../integrators/integrators.module.js';
import { StockRecords } from './stock-records.js';
import { StockService } from './stock.service.js';

@Controller()
class StockController {
  constructor(private readonly stock: StockService) {}

  @Serves(shopApi.setStock)
  set(@Input(shopApi.setStock) wanted: InputValue<'setStock'>, @Call() call: CallContext) {
    return this.stock.setByKey(wanted, call);
  }
}

/** Stock of products and its movements, for integrators and ops. */
@Module({ imports: [IntegratorsModule], controllers: [StockController], providers: [StockRecords, StockService] })
export class StockModule {}
