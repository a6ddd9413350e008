import { startShop } from './start-shop.js';
import { createStorefront } from './storefront.js';

startShop(createStorefront);
