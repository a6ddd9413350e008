import type { Address } from '../../src/contract/address.js';
import { isNumberFirst } from '../core/address-format.js';
import { useTexts } from '../core/texts.js';

/** An address as it is written on an envelope of its country. Page namespaces: `form`. */
export const AddressText = ({ address: { street, houseNumber, addition, postcode, city, country } }: { address: Address }) => {
  const t = useTexts('form');
  const number = [houseNumber, addition].filter(Boolean).join(' ');
  return (
    <address>
      {isNumberFirst(country) ? `${number} ${street}` : `${street} ${number}`}
      <p>{`${postcode} ${city}, ${t(`countries.${country}`)}`}</p>
    </address>
  );
};
