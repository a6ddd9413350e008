import { Guarantee } from './guarantee.js';
import { PaymentMarks } from './payment-marks.js';
import { Showroom } from './showroom.js';
import { TrustBlock } from './trust.styles.js';

/** Guarantee, showroom and payment methods of the shop, each only where the brand has it. */
export const Trust = ({ family }: { family?: string }) => (
  <TrustBlock>
    <Guarantee family={family} />
    <Showroom />
    <PaymentMarks />
  </TrustBlock>
);
