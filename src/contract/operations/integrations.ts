import { DiagnosisPage, ErpConnection, ListDiagnoses, OAuthCallback } from '../integration.js';
import { operation, type Operation } from '../operation.js';

/** Systems behind the shop. */
export const integrations = {
  businessCentralCallback: operation('GET /BusinessCentral/callback', {
    summary: 'Where the ERP’s sign-in comes back to',
    input: OAuthCallback,
    output: ErpConnection,
    errors: ['NOT_CONFIGURED', 'NOT_FOUND', 'GONE', 'UPSTREAM_FAILED'],
  }),
  listElfsquadDiagnoses: operation('GET /Diagnostics/elfsquad/products', {
    summary: 'Each product’s configuration model against its options, prices, slugs and pictures',
    input: ListDiagnoses,
    output: DiagnosisPage,
    access: 'ops',
  }),
} as const satisfies Record<string, Operation>;
