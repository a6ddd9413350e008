import { Capabilities } from '../capabilities.js';
import { DiagnosisPage, ErpConnection, ListDiagnoses, OAuthCallback } from '../integration.js';
import { none, operation, type Operation } from '../operation.js';

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
} as const satisfies Record<string, Operation>;
