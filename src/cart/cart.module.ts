import { Module } from '@nestjs/common';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { CartFormsController } from './cart-forms.controller.js';

/** The open order and its lines. */
@Module({ controllers: [restControllerOf('addOrderLine', 'updateOrderLine', 'removeOrderLine', 'saveOrderLine', 'orderStorageItem', 'acknowledgeChanges'), CartFormsController] })
export class CartModule {}
