import { DiagnosisPage, ErpConnection, ListDiagnoses, OAuthCallback } from '../integration.js';
import { operation, type Operation } from '../operation.js';

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
} as const satisfies Record<string, Operation>;
