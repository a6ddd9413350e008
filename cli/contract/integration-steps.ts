import { unknownId } from './account-steps.js';
import { step } from './step.js';

/** Calls of payment providers, the ERP and ops. */
export const integrationSteps = [
  step('orderWebhook', async (check, { stranger }) => {
    await check.ok({ id: unknownId }, stranger, 'for an unknown id');
  }),
  step('paymentWebhook', async (check, { stranger }) => {
    await check.ok({ id: unknownId }, stranger, 'for an unknown id');
  }),
  step('businessCentralCallback', async (check, { stranger }) => {
    await check.refused('a sign-in that the shop did not start', ['NOT_FOUND', 'NOT_CONFIGURED'], { code: 'x', state: 'x'.repeat(43) }, stranger);
  }),
  step('listElfsquadDiagnoses', async (check, { stranger, apiKey }) => {
    await check.refused('a call without API key', 'UNAUTHORIZED', {}, stranger);
    if (apiKey) await check.ok({}, stranger, 'with the key of ops', { headers: { 'x-api-key': apiKey } });
  }),
];
