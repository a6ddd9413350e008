import type { DeliveryAddress } from '../../src/contract/address.js';
import { postalLines } from '../../src/domain/address-lines.js';
import { useTexts } from '../core/texts.js';

/** An address in the format of its country. Page namespaces: `form`. */
export const AddressText = ({ address }: { address: DeliveryAddress }) => {
  const t = useTexts('form');
  return (
    <address>
      {[...postalLines(address, { person: address.recipient }), t(`countries.${address.country}`)].map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </address>
  );
};
