import type { z } from 'zod';
import type { ApiScope } from './api-scopes.js';
import { type Operation, scopeOf } from './operation.js';
import { account } from './operations/account.js';
import { afterSale } from './operations/after-sale.js';
import { authentication } from './operations/authentication.js';
import { catalogue } from './operations/catalogue.js';
import { checks } from './operations/checks.js';
import { enquiries } from './operations/enquiries.js';
import { integrations } from './operations/integrations.js';
import { orders } from './operations/orders.js';
import { payments } from './operations/payments.js';
import { pictures } from './operations/pictures.js';
import { storage } from './operations/storage.js';

/** All operations of the Shop API. Client, REST controllers, embedded Shop API, OpenAPI document and tests are derived from this table. */
export const shopApi = {
  ...authentication,
  ...account,
  ...checks,
  ...catalogue,
  ...orders,
  ...afterSale,
  ...payments,
  ...storage,
  ...pictures,
  ...enquiries,
  ...integrations,
} as const satisfies Record<string, Operation>;

export type ShopApi = typeof shopApi;
export type OperationName = keyof ShopApi;
export const operationNames = Object.keys(shopApi) as OperationName[];
/** Operations that a Shop API can leave out. */
export const extensionNames = operationNames.filter((name) => (shopApi[name] as Operation).extension);
export type InputOf<Name extends OperationName> = z.input<ShopApi[Name]['input']>;
export type OutputOf<Name extends OperationName> = z.output<ShopApi[Name]['output']>;

/** Operations that require a scope. */
export const operationsOf = (scope: ApiScope): OperationName[] => operationNames.filter((name) => scopeOf(shopApi[name]) === scope);
