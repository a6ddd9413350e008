import { screen } from '@testing-library/react';
import { order, price } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { OrderTotals } from './order-totals.js';

const rows = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '));

describe('the totals of an order', () => {
  it('show the included VAT', () => {
    renderInApp(<OrderTotals order={order()} />, { namespaces: ['cart'], answers: {} });
    expect(rows()).toEqual([
      'Subtotaal: € 178,00',
      'Bezorging: nog te kiezen',
      expect.stringMatching(/^Waarvan btw 21%/),
      'Totaal incl. btwzonder bezorging: € 178,00',
      'Totaal excl. btw: € 147,11',
    ]);
  });

  it('include the expected delivery in both VAT views, and name its country', () => {
    const deliveryCost = { country: 'nl', price: price(695), freeFrom: null } as const;
    renderInApp(<OrderTotals order={order({ deliveryCost })} />, { namespaces: ['cart'], answers: {} });
    expect(rows()).toEqual([
      'Subtotaal: € 178,00',
      'Bezorging: € 6,95',
      'Waarvan btw 21%: € 32,10',
      'Totaal incl. btwinclusief bezorging in Nederland: € 184,95',
      'Totaal excl. btw: € 152,85',
    ]);
  });

  it('are those of the goods when delivery is on request', () => {
    renderInApp(<OrderTotals order={order({ deliveryOnRequest: { pallets: 9, maximum: 8 } })} />, { namespaces: ['cart'], answers: {} });
    expect(rows()).toEqual(expect.arrayContaining(['Bezorging: op aanvraag', 'Totaal incl. btwzonder bezorging: € 178,00']));
  });

  it('show a reverse charge without VAT', () => {
    const { excludingVat } = price(17_800);
    const net = { includingVat: excludingVat, excludingVat };
    const totals = { goods: net, shipping: null, isReverseCharge: true, vat: [{ rate: 0, amount: { amount: 0, currency: 'EUR' as const } }], total: net };
    renderInApp(<OrderTotals order={order({ totals })} />, { namespaces: ['cart'], answers: {} });
    expect(rows()).toEqual(['Subtotaal: € 147,11', 'Bezorging: nog te kiezen', 'Totaal excl. btwzonder bezorging: € 147,11', 'Btw verlegd: € 0,00']);
  });
});
