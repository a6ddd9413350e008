import { Command } from 'commander';
import { orderHoldCommands } from './order-holds.js';
import { orderListCommands } from './order-list.js';
import { orderPaperCommands } from './order-papers.js';
import { orderRefundCommands } from './order-refunds.js';
import { orderRecordCommands } from './order-show.js';
import { orderTransitionCommands } from './order-transitions.js';
import { vatCorrectionCommands } from './order-vat.js';

/** Placed orders. */
export const orders = new Command('orders');
for (const command of [
  ...orderListCommands,
  ...orderRecordCommands,
  ...orderTransitionCommands,
  ...orderRefundCommands,
  ...orderPaperCommands,
  ...orderHoldCommands,
  ...vatCorrectionCommands,
])
  orders.addCommand(command);
