import { DiagnosisPage, ErpConnection, ListDiagnoses, OAuthCallback } from '../integration.js';
import { operation, type Operation } from '../operation.js';
import { changesOf, ListChanges } from '../page.js';
import { PlacedOrder } from '../placed-order.js';
import { SetStock, StockResults } from '../stock.js';

/** Integrations with systems behind the shop. */
export const integrations = {
  businessCentralCallback: operation('GET /BusinessCentral/callback', {
    summary: 'Redirect URI of the ERP’s OAuth sign-in',
    input: OAuthCallback,
    output: ErpConnection,
    errors: ['NOT_CONFIGURED', 'NOT_FOUND', 'GONE', 'UPSTREAM_FAILED'],
  }),
  listElfsquadDiagnoses: operation('GET /Diagnostics/elfsquad/products', {
    summary: 'Compare each product’s configuration model with its options, prices, slugs and pictures',
    input: ListDiagnoses,
    output: DiagnosisPage,
    access: 'ops',
  }),
  listChangedOrders: operation('GET /Orders/changed', {
    summary: 'All placed orders by their last change, with documents and refunds; for programs that missed webhooks',
    input: ListChanges,
    output: changesOf(PlacedOrder),
    access: 'orders:read',
    extension: true,
  }),
  setStock: operation('PUT /Stock', {
    summary: 'Set the stock of products; returns a result for each',
    input: SetStock,
    output: StockResults,
    access: 'stock:write',
    extension: true,
  }),
} as const satisfies Record<string, Operation>;
