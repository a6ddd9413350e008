import { operationNames } from '../../src/contract/shop-api.js';
import { webhookTable } from '../../src/contract/webhook.js';
import { expect, test } from './support/fixtures.js';

test('an integrator browses the OpenAPI document and tries a call', async ({ page, shop }) => {
  await page.goto(`${shop.url}/api/docs`);
  await expect(page.locator('.opblock')).toHaveCount(operationNames.length + Object.keys(webhookTable).length);
  await page.locator('#operations-Products-listProducts').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table tbody .response-col_status').first()).toContainText('200');
});
