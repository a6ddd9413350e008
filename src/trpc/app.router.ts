import { userRouter } from '../account/account.router.js';
import { authRouter } from '../auth/auth.router.js';
import { cartRouter } from '../cart/cart.router.js';
import { contentRouter } from '../content/content.router.js';
import { enquiriesRouter } from '../enquiries/enquiries.router.js';
import { ordersRouter, paymentsRouter } from '../orders/orders.router.js';
import { categoriesRouter, productsRouter } from '../products/products.router.js';
import { storageRouter } from '../storage/storage.router.js';
import { checksRouter } from '../validation/validation.router.js';
import { router } from '../shop-api/trpc/procedures.js';

/** All typed procedures of the storefront, by area. */
export const appRouter = router({
  products: productsRouter,
  categories: categoriesRouter,
  content: contentRouter,
  cart: cartRouter,
  orders: ordersRouter,
  payments: paymentsRouter,
  storage: storageRouter,
  enquiries: enquiriesRouter,
  auth: authRouter,
  user: userRouter,
  checks: checksRouter,
});
export type AppRouter = typeof appRouter;
