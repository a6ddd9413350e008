import { InitiatedPayment } from './order.js';

describe('where a buyer is sent to pay', () => {
  const isTaken = (redirectUrl: string) => InitiatedPayment.safeParse({ paymentId: 'p1', redirectUrl }).success;

  it.each(['https://bank.example/pay/1', 'http://localhost:3001/test-bank/payments/1'])('may be the page %s', (address) => {
    expect(isTaken(address)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:text/html,pay', 'file:///etc/passwd', '/pay/1'])('is never %s', (address) => {
    expect(isTaken(address)).toBe(false);
  });
});
