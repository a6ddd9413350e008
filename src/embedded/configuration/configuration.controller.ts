import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { ConfigurationService } from './configuration.service.js';

@Controller()
export class ConfigurationController {
  constructor(private readonly configurations: ConfigurationService) {}

  @Serves(shopApi.configureProduct)
  configure(@Input() wish: InputValue<'configureProduct'>, @Call() call: CallContext) {
    return this.configurations.configure(wish, call);
  }

  @Serves(shopApi.previewConfiguration)
  preview(@Input() wish: InputValue<'previewConfiguration'>, @Call() call: CallContext) {
    return this.configurations.preview(wish, call);
  }

  @Serves(shopApi.getConfiguration)
  get(@Input() wanted: InputValue<'getConfiguration'>, @Call() call: CallContext) {
    return this.configurations.get(wanted, call);
  }

  @Serves(shopApi.cropConfiguration)
  crop(@Input() crop: InputValue<'cropConfiguration'>, @Call() call: CallContext) {
    return this.configurations.crop(crop, call);
  }

  @Serves(shopApi.getPhotoPrint)
  getPhotoPrint(@Input() wanted: InputValue<'getPhotoPrint'>, @Call() call: CallContext) {
    return this.configurations.getPhotoPrint(wanted, call);
  }

  @Serves(shopApi.priceProduct)
  price(@Input() wanted: InputValue<'priceProduct'>, @Call() call: CallContext) {
    return this.configurations.price(wanted, call);
  }
}
