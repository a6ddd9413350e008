import { Controller, Module } from '@nestjs/common';
import { Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { OrderFeed } from './order-feed.service.js';

@Controller()
class OrderFeedController {
  constructor(private readonly feed: OrderFeed) {}

  @Serves(shopApi.listChangedOrders)
  list(@Input(shopApi.listChangedOrders) wanted: InputValue<'listChangedOrders'>) {
    return this.feed.list(wanted);
  }
}

/** Placed orders for integrators. */
@Module({ controllers: [OrderFeedController], providers: [OrderFeed] })
export class OrderFeedModule {}
