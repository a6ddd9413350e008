import { CheckoutPage } from './support/checkout-page.js';
import { expect, test } from './support/fixtures.js';
import { startCheckout } from './support/journeys.js';
import { mailAbout } from './support/outbox.js';
import { BankPage, ResultPage } from './support/payment.js';
import { centsOf, plain } from './support/texts.js';

/** Businesses in other member states with valid VAT numbers. */
const businesses = [
  { locale: 'de-DE', company: 'Müller-Weiß Raumakustik GmbH', vatNumber: 'DE 136 695 976', rate: 19 },
  { locale: 'fr-BE', company: 'Ateliers Peeters SRL', vatNumber: 'BE 0403.170.701', rate: 21 },
] as const;

for (const { locale, company, vatNumber, rate } of businesses) {
  test(`a business of ${locale} orders with reverse charge, chooses a delivery day, and pays`, async ({ shopperIn, page, shop }) => {
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    const checkout = await startCheckout(shopper);
    const goods = centsOf(await shopper.amountOf('goods', checkout.summary).textContent());

    await page.getByRole('radio', { name: translate('checkout.details.Business'), exact: true }).check();
    await checkout.fillDetails();
    await page.getByRole('textbox', { name: translate('form.company'), exact: true }).fill(company);
    await checkout.optionalField('form.vatNumber').fill(vatNumber);
    await checkout.optionalField('form.reference').fill('EK-2026-11');
    await checkout.continueTo('delivery');

    const day = await checkout.chooseDelivery();
    await checkout.choosePayment();

    const review = page.getByRole('main');
    await expect(review).toContainText(translate('checkout.vatNote.reverseCharge.text'));
    await expect(review).toContainText(day);
    await expect(review).toContainText(company);
    const toPay = centsOf(await checkout.toPay.locator('strong').textContent());
    const delivery = centsOf(await shopper.amountOf('shipping', checkout.summary).textContent());
    expect(toPay - delivery).toBe(Math.round((goods * 100) / (100 + rate)));

    await checkout.order();
    await new BankPage(shopper).choose('paid');
    const result = new ResultPage(shopper);
    await result.expectOutcome('paid');
    const number = await result.orderNumber();
    const mail = await mailAbout(shop, translate('components.mail.confirmation.subject', { number, shop: 'ENC' }));
    expect(plain(mail.text)).toContain(plain(translate('components.invoice.reverseCharge')));
    expect(plain(mail.text)).toContain('EK-2026-11');

    const invoice = page.getByRole('link', { name: translate('checkout.result.invoiceLink') });
    const [type, xml] = await invoice.evaluate(async (link: HTMLAnchorElement) => {
      const file = await fetch(`${link.href}?format=ubl`);
      return [file.headers.get('content-type'), await file.text()] as const;
    });
    expect(type).toContain('application/xml');
    expect(xml).toContain('VATEX-EU');
  });
}

test('a guest in Britain pays in pounds', async ({ shopperIn, shop }) => {
  const shopper = shopperIn('en-GB');
  const checkout = new CheckoutPage(shopper);
  const result = new ResultPage(shopper);
  await startCheckout(shopper);
  await checkout.goThrough();
  const bank = new BankPage(shopper);
  await expect(shopper.title).toContainText('£');
  await bank.choose('paid');
  await result.expectOutcome('paid');
  await expect(shopper.amountOf('including', result.summary)).toContainText('£');
  const number = await result.orderNumber();
  const { text } = await mailAbout(shop, shopper.translate('components.mail.paid.subject', { number }));
  expect(text).toContain('£');
  expect(text).not.toContain('€');
});
