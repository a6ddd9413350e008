import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './support/fixtures.js';
import { searchField } from './support/journeys.js';
import { mailAbout } from './support/outbox.js';
import { BankPage, ResultPage } from './support/payment.js';
import { CheckoutPage } from './support/checkout-page.js';
import { ProductPage } from './support/product-page.js';
import { RunningShop } from './support/running-shop.js';
import { orderCart } from './support/shop-api.js';

/** Test with a shop of its own, because the imported products would be in the lists of other tests. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const shop = await RunningShop.start();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const model = 'WPN';
const products = 2000;

interface Family {
  code: string;
  variants: { stock: number }[];
  texts: Record<string, { name: string; slug: string }>;
  pictures: { sku: string; file: string }[];
}
interface Line {
  kind: string;
  key: string;
  entry: Family;
}

/** Families like the wall panel, with its options, pictures and colours, each with a name and a code of its own. */
const familiesLike = ({ entry }: Line, count: number): Line[] =>
  Array.from({ length: count }, (_, at) => {
    const code = `NEW${String(at).padStart(6, '0')}`;
    const copy = JSON.parse(JSON.stringify(entry).replaceAll(`"${model}-`, `"${code}-`)) as Family;
    const texts = Object.fromEntries(
      Object.entries(copy.texts).map(([key, text]) => [key, { ...text, ...(text.name && { name: `Kwint ${1000 + at}` }), ...(text.slug && { slug: `kwint-${1000 + at}` }) }]),
    );
    return { kind: 'family', key: code, entry: { ...copy, code, texts, variants: copy.variants.map((variant) => ({ ...variant, stock: 20 })) } };
  });

test('2,000 products are imported into a running shop; one is found, configured, bought, shipped, partly refunded and in the accounts of the month', async ({
  shopperIn,
  shop,
  page,
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'quiet-shop-operations-'));
  const file = (name: string) => join(folder, name);
  const shopper = shopperIn('nl-NL');
  const product = new ProductPage(shopper);
  const result = new ResultPage(shopper);
  try {
    await test.step('import', async () => {
      const stored = (await shop.cli('catalogue', 'export', '--format', 'jsonl'))
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line);
      const panel = stored.find(({ kind, key }) => kind === 'family' && key === model)!;
      const families = familiesLike(panel, Math.ceil(products / panel.entry.variants.length));
      writeFileSync(file('products.jsonl'), families.map((line) => JSON.stringify(line)).join('\n'));
      expect(await shop.cli('catalogue', 'import', file('products.jsonl'), '--yes')).toContain(`${families.length} new`);
      const photograph = 'brands/shared/media/products/WPN-charcoal-1.webp';
      await shop.cli('catalogue', 'picture', 'add', 'NEW000321-lightgrey-01', photograph, '--alt', 'nl=Kwint aan de muur');
    });

    await test.step('find, configure and buy', async () => {
      await shopper.open('home');
      await searchField(shopper).fill('kwint 1321');
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByRole('link', { name: 'Kwint 1321', exact: true }).first().click();
      await expect(shopper.title).toContainText('Kwint 1321');
      await expect(page.getByRole('link', { name: /^Foto \d+ .*Kwint aan de muur$/ })).toBeVisible();
      await product.openStepWith('[name^="w."]');
      await page.getByRole('spinbutton', { name: /^breedte/ }).fill('900');
      await product.quantity.fill('3');
      await expect(product.total).toHaveAttribute('aria-busy', 'false');
      await product.add();
      const order = await orderCart(shop, context, 'nl-NL');
      await shopper.open('checkoutResult', undefined, { order });
      await new CheckoutPage(shopper).paymentMethod().check();
      await result.payAgain();
      await new BankPage(shopper).choose('paid');
      await result.expectOutcome('paid');
    });

    const number = await result.orderNumber();
    await test.step('ship with a file', async () => {
      expect(await shop.cli('orders', 'list', '--state', 'paid')).toContain(number);
      writeFileSync(file('shipped.csv'), `number,carrier,tracking\n${number},PostNL,3SABC1234567\n`);
      await shop.cli('orders', 'ship', '--from', file('shipped.csv'), '--yes');
      await page.reload();
      await expect(page.getByRole('main').getByRole('link', { name: shopper.translate('global.track') })).toHaveAttribute('href', /postnl.*3SABC1234567/);
    });

    await test.step('refund one of three pieces', async () => {
      await shop.cli('orders', 'refund', number, '--line', '1', '--quantity', '1', '--yes');
      await mailAbout(shop, shopper.translate('components.mail.refunded.subject', { number }));
    });

    await test.step('export the month', async () => {
      const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 7);
      await shop.cli('accounting', 'export', '--month', month, '--out', file('month'));
      const rows = (name: string) =>
        readFileSync(join(file('month'), name), 'utf8')
          .split('\r\n')
          .filter((line) => line.includes(number));
      expect([rows('orders.csv'), rows('invoices.csv'), rows('credit_notes.csv'), rows('payments.csv'), rows('refunds.csv')].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
