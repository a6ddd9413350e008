import { InitiatedPayment } from './order.js';

describe('the redirect URL of a payment', () => {
  const isTaken = (redirectUrl: string) => InitiatedPayment.safeParse({ paymentId: 'p1', redirectUrl }).success;

  it.each(['https://bank.example/pay/1', 'http://localhost:3001/test-bank/payments/1'])('can be %s', (address) => {
    expect(isTaken(address)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:text/html,pay', 'file:///etc/passwd', '/pay/1'])('cannot be %s', (address) => {
    expect(isTaken(address)).toBe(false);
  });
});
