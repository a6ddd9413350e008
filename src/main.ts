import { startShop } from './start-shop.js';
import { createStorefront } from './storefront.js';

await startShop((environment) => createStorefront(environment));
