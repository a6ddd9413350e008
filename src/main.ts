import { startShop } from './start-shop.js';
import { createStorefront } from './storefront.js';

startShop((environment) => createStorefront(environment));
