import { Controller } from '@nestjs/common';
import { Call, type CallContext, type Given, Input, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { ConfigurationService } from './configuration.service.js';

@Controller()
export class ConfigurationController {
  constructor(private readonly configurations: ConfigurationService) {}

  @Serves(shopApi.configureProduct)
  configure(@Input(shopApi.configureProduct) wish: Given<'configureProduct'>, @Call() call: CallContext) {
    return this.configurations.configure(wish, call);
  }

  @Serves(shopApi.previewConfiguration)
  preview(@Input(shopApi.previewConfiguration) wish: Given<'previewConfiguration'>, @Call() call: CallContext) {
    return this.configurations.preview(wish, call);
  }

  @Serves(shopApi.getConfiguration)
  get(@Input(shopApi.getConfiguration) wanted: Given<'getConfiguration'>, @Call() call: CallContext) {
    return this.configurations.get(wanted, call);
  }

  @Serves(shopApi.cropConfiguration)
  crop(@Input(shopApi.cropConfiguration) crop: Given<'cropConfiguration'>, @Call() call: CallContext) {
    return this.configurations.crop(crop, call);
  }

  @Serves(shopApi.getPhotoPrint)
  getPhotoPrint(@Input(shopApi.getPhotoPrint) wanted: Given<'getPhotoPrint'>, @Call() call: CallContext) {
    return this.configurations.getPhotoPrint(wanted, call);
  }

  @Serves(shopApi.priceProduct)
  price(@Input(shopApi.priceProduct) wanted: Given<'priceProduct'>, @Call() call: CallContext) {
    return this.configurations.price(wanted, call);
  }
}
