import type { PaymentMethodId } from '../../../src/contract/order.js';

/** SVG paths in a view box of 32 by 22. They show the kind of payment, not the logo of the provider. */
const shapes = {
  bank: 'M6 9.5L16 4.5l10 5zM9 12v5M13.7 12v5M18.3 12v5M23 12v5M6.5 18.5h19',
  card: 'M6 5h20v12.5H6zM6 9h20M9 14h5',
  wallet: 'M7 6.5h16v11H7zM7 6.5L20 4v2.5M19 10.5h6v3.5h-6z',
  later: 'M16 4a7.2 7.2 0 100 14.4A7.2 7.2 0 0016 4zM16 7.5v4l3 2',
  paper: 'M10 3.5h9l3.5 3.5v12H10zM13 10.5h6.5M13 14h6.5M13 7.5h3',
} as const;

const shapeOf: Record<PaymentMethodId, keyof typeof shapes> = {
  ideal: 'bank',
  bancontact: 'card',
  eps: 'bank',
  creditcard: 'card',
  paypal: 'wallet',
  klarna: 'later',
  banktransfer: 'bank',
  invoice: 'paper',
};

/** Icon beside the name of a payment method. */
export const PaymentMark = ({ method }: { method: PaymentMethodId }) => (
  <svg aria-hidden="true" width={40} height={28} viewBox="0 0 32 22" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
    <path d={shapes[shapeOf[method]]} />
  </svg>
);
