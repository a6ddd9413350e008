import { Test } from '@nestjs/testing';
import { I18nService } from 'nestjs-i18n';
import { lineProduct } from '../../../test/factories/goods.js';
import { placedOrder } from '../../../test/factories/placed-order.js';
import { textOf } from '../../../test/support/pdf.js';
import { textFaults } from '../../../test/support/text-faults.js';
import { TextsModule } from '../../common/texts.module.js';
import { loadSite } from '../../config/brand.js';
import { type Locale, locales, localeTable } from '../../contract/locales.js';
import type { OrderView } from '../orders/order.presenter.js';
import { creditOf, type CreditRequest } from './credit.js';
import type { CreditNoteRow } from './invoice.store.js';
import { creditNoteDocument, invoiceDocument, type InvoiceDocument, type InvoiceFacts } from './invoice-document.js';
import { renderInvoiceDocument } from './invoice-document.pdf.js';

const issuedAt = new Date('2026-11-21T10:00:00Z');
const pack = { per: 'm2', amount: 1.05, form: 'pack', pieces: 18 } as const;
const buys = [1, 3].map((quantity) => ({ quantity, goods: lineProduct({ tiers: [], ...(quantity === 3 && { unit: pack }) }) }));

const noteOf = (order: OrderView, wish: CreditRequest): CreditNoteRow => ({
  id: 'note-1',
  orderId: order.id,
  number: 'CENC-2026-000001',
  issuedAt,
  source: 'cancellation',
  cause: 'cancellation',
  supersededInvoice: null,
  ...creditOf(order, [], wish)!,
});
const paid = { payment: { id: 'payment-1', method: 'ideal', status: 'paid' } } as const;
const onAccount = { payment: { id: 'payment-1', method: 'invoice', status: 'authorized' } } as const;

/** Every kind of invoice and credit note in a locale, by description. */
const everyDocument = (locale: Locale): Record<string, InvoiceDocument> => {
  const { country, currency } = localeTable[locale];
  const bought = placedOrder({ to: country, currency, by: 'Deliver', buys }, locale);
  const business = (vatNumber: string, by: 'Deliver' | 'DeliverAndAssemble') =>
    placedOrder({ to: 'de', currency: 'EUR', by, buys, buyer: { customerType: 'Business', vatNumber } }, locale, onAccount);
  const factsOf = (order: OrderView, over: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
    order,
    invoice: { number: 'FENC-2026-000123', issuedAt },
    creditNotes: [],
    paidAt: null,
    ...over,
  });
  const part = noteOf(bought, { amount: { amount: 500, currency } });
  const rest = noteOf(bought, 'rest');
  return {
    open: invoiceDocument(factsOf(bought)),
    paid: invoiceDocument(factsOf({ ...bought, ...paid }, { paidAt: issuedAt })),
    paidOtherwise: invoiceDocument(factsOf(bought, { paidAt: issuedAt })),
    onAccount: invoiceDocument(factsOf({ ...bought, ...onAccount })),
    reduced: invoiceDocument(factsOf(bought, { creditNotes: [part] })),
    cancelled: invoiceDocument(factsOf(bought, { creditNotes: [rest] })),
    reverseCharge: invoiceDocument(factsOf(business('DE136695976', 'Deliver'))),
    assembled: invoiceDocument(factsOf(business('DE136695976', 'DeliverAndAssemble'))),
    part: creditNoteDocument(factsOf(bought), part),
    rest: creditNoteDocument(factsOf({ ...bought, ...paid }, { paidAt: issuedAt }), rest),
  };
};

describe.each(locales)('invoices and credit notes in %s', (locale) => {
  it('contain no unfilled placeholder, doubled full stop or empty value, and what a pack is', async () => {
    const { default: brand, look, theme } = await loadSite('ENC');
    const texts = await Test.createTestingModule({ imports: [TextsModule] }).compile();
    await texts.init();
    const i18n: I18nService = texts.get(I18nService);
    const translate =
      (group: string) =>
      (key: string, args = {}): string =>
        i18n.translate(`components.${group}.${key}`, { lang: locale, args });
    const printed = { brand, mark: look.logo, colour: theme.colors.primary, createdAt: issuedAt, translate: translate('invoice'), methodName: translate('paymentMethods') };
    for (const [kind, document] of Object.entries(everyDocument(locale))) {
      const text = textOf(await renderInvoiceDocument(document, printed));
      expect({ kind, faults: textFaults(text) }).toEqual({ kind, faults: [] });
      expect(text.replaceAll(/\s/g, '')).toContain(document.number);
      if (document.lines.some((line) => line.goods)) expect(text.replaceAll(/\s/g, '')).toContain(translate('invoice')('form.pack', { count: 18 }).replaceAll(/\s/g, ''));
    }
  });
});
