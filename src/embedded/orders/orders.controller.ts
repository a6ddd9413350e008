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
  addLine(@Input() line: InputValue<'addOrderLine'>, @Call() call: CallContext) {
    return this.orders.addLine(line, call);
  }

  @Serves(shopApi.updateOrderLine)
  updateLine(@Input() line: InputValue<'updateOrderLine'>, @Call() call: CallContext) {
    return this.orders.updateLine(line, call);
  }

  @Serves(shopApi.removeOrderLine)
  removeLine(@Input() line: InputValue<'removeOrderLine'>, @Call() call: CallContext) {
    return this.orders.removeLine(line, call);
  }

  @Serves(shopApi.saveOrderLine)
  saveLine(@Input() line: InputValue<'saveOrderLine'>, @Call() call: CallContext) {
    return this.saved.save(line, call);
  }

  @Serves(shopApi.orderStorageItem)
  orderSaved(@Input() item: InputValue<'orderStorageItem'>, @Call() call: CallContext) {
    return this.saved.order(item, call);
  }

  @Serves(shopApi.acknowledgeChanges)
  acknowledge(@Input() _: InputValue<'acknowledgeChanges'>, @Call() call: CallContext) {
    return this.changes.acknowledge(call);
  }

  @Serves(shopApi.listOrders)
  list(@Input() wanted: InputValue<'listOrders'>, @Call() call: CallContext) {
    return this.history.list(wanted, call);
  }

  @Serves(shopApi.listUnpaidOrders)
  listUnpaid(@Input() _: InputValue<'listUnpaidOrders'>, @Call() call: CallContext) {
    return this.history.listUnpaid(call);
  }

  @Serves(shopApi.cancelOrder)
  cancel(@Input() order: InputValue<'cancelOrder'>, @Call() call: CallContext) {
    return this.unpaid.cancel(order, call);
  }

  @Serves(shopApi.changeOrder)
  change(@Input() order: InputValue<'changeOrder'>, @Call() call: CallContext) {
    return this.unpaid.change(order, call);
  }

  @Serves(shopApi.getOrder)
  get(@Input() order: InputValue<'getOrder'>, @Call() call: CallContext) {
    return this.orders.get(order, call);
  }

  @Serves(shopApi.calculateShipping)
  calculateShipping(@Input() shipment: InputValue<'calculateShipping'>, @Call() call: CallContext) {
    return this.shipping.calculate(shipment, call);
  }

  @Serves(shopApi.listShipping)
  listShipping(@Input() _: InputValue<'listShipping'>, @Call() call: CallContext) {
    return this.shipping.list(call);
  }

  @Serves(shopApi.setShipping)
  setShipping(@Input() choice: InputValue<'setShipping'>, @Call() call: CallContext) {
    return this.orders.setShipping(choice, call);
  }

  @Serves(shopApi.setOrderDetails)
  setDetails(@Input() details: InputValue<'setOrderDetails'>, @Call() call: CallContext) {
    return this.orders.setDetails(details, call);
  }

  @Serves(shopApi.completeOrder)
  complete(@Input() agreement: InputValue<'completeOrder'>, @Call() call: CallContext) {
    return this.placing.complete(agreement, call);
  }

  @Serves(shopApi.reorderOrder)
  reorder(@Input() order: InputValue<'reorderOrder'>, @Call() call: CallContext) {
    return this.reordering.reorder(order, call);
  }
}
