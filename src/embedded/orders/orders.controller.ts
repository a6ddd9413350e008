import { Controller } from '@nestjs/common';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CartChanges } from './cart-changes.service.js';
import { OrderHistory } from './order-history.service.js';
import { OrdersService } from './orders.service.js';
import { PlacingService } from './placing.service.js';
import { SavedLines } from './saved-lines.service.js';
import { ReorderingService } from './reordering.service.js';
import { ShippingService } from './shipping.service.js';
import { UnpaidOrder } from './unpaid-order.service.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly shipping: ShippingService,
    private readonly placing: PlacingService,
    private readonly history: OrderHistory,
    private readonly saved: SavedLines,
    private readonly changes: CartChanges,
    private readonly reordering: ReorderingService,
    private readonly unpaid: UnpaidOrder,
  ) {}

  @Serves(shopApi.addOrderLine)
  addLine(@Input(shopApi.addOrderLine) line: InputValue<'addOrderLine'>, @Call() call: CallContext) {
    return this.orders.addLine(line, call);
  }

  @Serves(shopApi.updateOrderLine)
  updateLine(@Input(shopApi.updateOrderLine) line: InputValue<'updateOrderLine'>, @Call() call: CallContext) {
    return this.orders.updateLine(line, call);
  }

  @Serves(shopApi.removeOrderLine)
  removeLine(@Input(shopApi.removeOrderLine) line: InputValue<'removeOrderLine'>, @Call() call: CallContext) {
    return this.orders.removeLine(line, call);
  }

  @Serves(shopApi.saveOrderLine)
  saveLine(@Input(shopApi.saveOrderLine) line: InputValue<'saveOrderLine'>, @Call() call: CallContext) {
    return this.saved.save(line, call);
  }

  @Serves(shopApi.orderStorageItem)
  orderSaved(@Input(shopApi.orderStorageItem) item: InputValue<'orderStorageItem'>, @Call() call: CallContext) {
    return this.saved.order(item, call);
  }

  @Serves(shopApi.acknowledgeChanges)
  acknowledge(@Input(shopApi.acknowledgeChanges) _: InputValue<'acknowledgeChanges'>, @Call() call: CallContext) {
    return this.changes.acknowledge(call);
  }

  @Serves(shopApi.listOrders)
  list(@Input(shopApi.listOrders) wanted: InputValue<'listOrders'>, @Call() call: CallContext) {
    return this.history.list(wanted, call);
  }

  @Serves(shopApi.listUnpaidOrders)
  listUnpaid(@Input(shopApi.listUnpaidOrders) _: InputValue<'listUnpaidOrders'>, @Call() call: CallContext) {
    return this.history.listUnpaid(call);
  }

  @Serves(shopApi.cancelOrder)
  cancel(@Input(shopApi.cancelOrder) order: InputValue<'cancelOrder'>, @Call() call: CallContext) {
    return this.unpaid.cancel(order, call);
  }

  @Serves(shopApi.changeOrder)
  change(@Input(shopApi.changeOrder) order: InputValue<'changeOrder'>, @Call() call: CallContext) {
    return this.unpaid.change(order, call);
  }

  @Serves(shopApi.getOrder)
  get(@Input(shopApi.getOrder) order: InputValue<'getOrder'>, @Call() call: CallContext) {
    return this.orders.get(order, call);
  }

  @Serves(shopApi.calculateShipping)
  calculateShipping(@Input(shopApi.calculateShipping) shipment: InputValue<'calculateShipping'>, @Call() call: CallContext) {
    return this.shipping.calculate(shipment, call);
  }

  @Serves(shopApi.listShipping)
  listShipping(@Input(shopApi.listShipping) _: InputValue<'listShipping'>, @Call() call: CallContext) {
    return this.shipping.list(call);
  }

  @Serves(shopApi.setShipping)
  setShipping(@Input(shopApi.setShipping) choice: InputValue<'setShipping'>, @Call() call: CallContext) {
    return this.orders.setShipping(choice, call);
  }

  @Serves(shopApi.setOrderDetails)
  setDetails(@Input(shopApi.setOrderDetails) details: InputValue<'setOrderDetails'>, @Call() call: CallContext) {
    return this.orders.setDetails(details, call);
  }

  @Serves(shopApi.completeOrder)
  complete(@Input(shopApi.completeOrder) agreement: InputValue<'completeOrder'>, @Call() call: CallContext) {
    return this.placing.complete(agreement, call);
  }

  @Serves(shopApi.reorderOrder)
  reorder(@Input(shopApi.reorderOrder) order: InputValue<'reorderOrder'>, @Call() call: CallContext) {
    return this.reordering.reorder(order, call);
  }
}
