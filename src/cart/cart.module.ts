import { Module } from '@nestjs/common';
import { doorsOf } from '../shop-api/doors.js';
import { CartFormsController } from './cart-forms.controller.js';

/** The open order and its lines. */
@Module({ controllers: [doorsOf('addOrderLine', 'updateOrderLine', 'removeOrderLine', 'saveOrderLine', 'orderStorageItem', 'acknowledgeChanges'), CartFormsController] })
export class CartModule {}
