import { Controller, Module } from '@nestjs/common';
import { Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { BusinessCentralService } from './business-central.service.js';

@Controller()
class BusinessCentralController {
  constructor(private readonly erp: BusinessCentralService) {}

  @Serves(shopApi.businessCentralCallback)
  callback(@Input() answer: InputValue<'businessCentralCallback'>) {
    return this.erp.callback(answer);
  }
}

/** OAuth sign-in to Business Central. */
@Module({ controllers: [BusinessCentralController], providers: [BusinessCentralService], exports: [BusinessCentralService] })
export class BusinessCentralModule {}
