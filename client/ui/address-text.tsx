import type { DeliveryAddress } from '../../src/contract/address.js';
import { streetLine } from '../core/address-format.js';
import { useTexts } from '../core/texts.js';

/** An address as it is written on an envelope of its country. Page namespaces: `form`. */
export const AddressText = ({ address }: { address: DeliveryAddress }) => {
  const t = useTexts('form');
  const { recipient, postcode, city, country } = address;
  return (
    <address>
      {recipient && <p>{recipient}</p>}
      {streetLine(address)}
      <p>{`${postcode} ${city}, ${t(`countries.${country}`)}`}</p>
    </address>
  );
};
