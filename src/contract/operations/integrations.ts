import { Capabilities } from '../capabilities.js';
import { CatalogueProduct, CatalogueResults, GetCatalogueProduct, maximumCatalogueBytes, PutCatalogueProduct, PutCatalogueProducts, SetPrices } from '../catalogue-changes.js';
import { DiagnosisPage, ErpConnection, ListDiagnoses, OAuthCallback } from '../integration.js';
import { none, operation, type Operation } from '../operation.js';
import { MoveOrder } from '../order-move.js';
import { changesOf, ListChanges } from '../page.js';
import { PlacedOrder } from '../placed-order.js';
import { SetStock, StockResults } from '../stock.js';

const ownSystem = 'The company’s own system keeps the catalogue.';

/** Integrations with systems behind the shop. */
export const integrations = {
  getCapabilities: operation('GET /Capabilities', {
    summary: 'Operations beyond the specification that this Shop API has',
    input: none,
    output: Capabilities,
    isPublic: true,
    extension: { need: 'A storefront shows only what the Shop API can do.', without: '`SHOP_API_EXTENSIONS` names the extensions; without both, the Shop API has none.' },
  }),
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
    extension: { need: 'An ERP that missed webhooks reads all changed orders.', without: 'The ERP reads orders from the company’s own system.' },
  }),
  moveOrder: operation('POST /Orders/{id}/moves', {
    summary: 'Move a placed order: produce, ship, deliver, book its transfer, cancel, refund, book a return, or add a note',
    input: MoveOrder,
    output: PlacedOrder,
    access: 'orders:write',
    isIdempotent: true,
    errors: ['MOVE_NOT_ALLOWED', 'REFUND_TOO_LARGE', 'PIECES_GONE', 'SOLD_OUT_UNPAID', 'NOTHING_TO_PAY'],
    extension: { need: 'A warehouse or an ERP ships, delivers and refunds orders.', without: 'The company’s own system moves its orders.' },
  }),
  getCatalogueProduct: operation('GET /Catalogue/products/{sku}', {
    summary: 'The stored entry of a product’s family, with its ETag',
    input: GetCatalogueProduct,
    output: CatalogueProduct,
    errors: ['NOT_FOUND'],
    access: 'catalogue:write',
    extension: { need: 'A product system reads what the shop sells.', without: ownSystem },
  }),
  putCatalogueProduct: operation('PUT /Catalogue/products/{sku}', {
    summary: 'Create or replace the family of a product, with all colours; the same entry again changes nothing',
    input: PutCatalogueProduct,
    output: CatalogueResults,
    errors: ['PRECONDITION_FAILED'],
    access: 'catalogue:write',
    headers: { ifMatch: 'if-match' },
    extension: { need: 'A product system maintains the products of the shop.', without: ownSystem },
  }),
  putCatalogueProducts: operation('PUT /Catalogue/products', {
    summary: 'Create or replace families of products; returns a result for each',
    input: PutCatalogueProducts,
    output: CatalogueResults,
    access: 'catalogue:write',
    maximumBodyBytes: maximumCatalogueBytes,
    extension: { need: 'A product system maintains many products at once.', without: ownSystem },
  }),
  setPrices: operation('PUT /Prices', {
    summary: 'Set and schedule prices; returns a result for each',
    input: SetPrices,
    output: CatalogueResults,
    access: 'catalogue:write',
    extension: { need: 'An ERP sets the prices of the shop.', without: ownSystem },
  }),
  setStock: operation('PUT /Stock', {
    summary: 'Set the stock of products; returns a result for each',
    input: SetStock,
    output: StockResults,
    access: 'stock:write',
    extension: { need: 'A warehouse system sets the stock that the shop sells.', without: 'The company’s own system keeps the stock.' },
  }),
} as const satisfies Record<string, Operation>;
