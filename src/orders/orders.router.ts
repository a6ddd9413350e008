import { Logger } from '@nestjs/common';
import { Problem } from '../contract/errors.js';
import { read, router, write } from '../shop-api/procedures.js';

const logger = new Logger('Payments');

export const ordersRouter = router({
  list: read('listOrders'),
  byId: read('getOrder'),
  shippingOptions: read('listShipping'),
  estimate: read('calculateShipping'),
  setDetails: write('setOrderDetails'),
  setShipping: write('setShipping'),
  complete: write('completeOrder'),
  reorder: write('reorderOrder'),
  documents: read('listOrderDocuments'),
  withdrawal: read('getWithdrawal'),
  withdraw: write('withdrawOrder'),
  checkWithdrawal: write('checkWithdrawal'),
  checkedWithdrawal: read('getCheckedWithdrawal'),
  withdrawChecked: write('withdrawChecked'),
});

export const paymentsRouter = router({
  methods: read('listPaymentMethods'),
  status: read('getPaymentStatus'),
  initiate: write('initiatePayment', ({ redirectUrl }, { isPaymentPage }) => {
    if (isPaymentPage(redirectUrl)) return;
    logger.error(`Nobody is sent to pay at ${new URL(redirectUrl).origin}: PAYMENT_HOSTS does not name it`);
    throw new Problem('UPSTREAM_FAILED');
  }),
});
