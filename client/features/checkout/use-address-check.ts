import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { isPostcode } from '../../../src/contract/postcodes.js';
import type { AddressVerdict } from '../../../src/contract/validation.js';
import { useApi } from '../../core/api.js';
import { useCheck } from '../../core/use-check.js';
import { type AddressValues, addressParts, addressValues, isSameAddress } from '../../ui/form/address-values.js';
import type { DetailsValues } from './details-values.js';
import { readStored, store } from './checkout-storage.js';

type Purpose = 'billing' | 'shipping';
type Form = Pick<UseFormReturn<DetailsValues>, 'getValues' | 'setValue' | 'setError' | 'setFocus'>;
/** Suggested spelling of an address, with the typed one. */
export interface Suggestion {
  typed: AddressValues;
  suggested: AddressValues;
  /** Whether the shopper has to choose before the form is sent. */
  isInTheWay: boolean;
}

const asText = (address: AddressValues): string => addressParts.map((part) => address[part].trim()).join('\n');
/** Returns whether the address is complete enough to be checked. */
const isComplete = ({ street, city, country, postcode }: AddressValues): boolean => street.trim() !== '' && city.trim() !== '' && isPostcode(country, postcode);
const memoryOf = { billing: 'keptBilling', shipping: 'keptShipping' } as const;

/** Checks an address of the form when its fields lose the focus, and again before the form is sent. A failed check does not block the form. */
export const useAddressCheck = ({ getValues, setValue, setError, setFocus }: Form, purpose: Purpose) => {
  const request = useCheck(useApi().checks.address.mutationOptions());
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const shown = useRef<Suggestion>(undefined);
  const show = (next: Suggestion | undefined) => {
    shown.current = next;
    setSuggestion(next);
  };
  const field = (part: string) => `${purpose}.${part}` as Path<DetailsValues>;
  const put = (address: AddressValues) => addressParts.forEach((part) => setValue(field(part), address[part], { shouldDirty: true, shouldValidate: true }));

  /** Shows the verdict. @returns whether the address can be sent */
  const judge = (typed: AddressValues, verdict: AddressVerdict | undefined, isInTheWay: boolean): boolean => {
    show(undefined);
    if (verdict?.decision === 'FIX') {
      verdict.errors.forEach(({ field: part, code, message }, at) => setError(field(part), { type: code, message }, { shouldFocus: isInTheWay && at === 0 }));
      return false;
    }
    if (!verdict?.suggestion) return true;
    const suggested = addressValues({ ...typed, ...verdict.suggestion, street: verdict.suggestion.street ?? typed.street, city: verdict.suggestion.city ?? typed.city });
    // A suggestion that only reformats the postcode is applied without a question.
    if (isSameAddress({ ...typed, postcode: suggested.postcode }, suggested)) {
      put(suggested);
      return true;
    }
    show({ typed, suggested, isInTheWay });
    return false;
  };

  const check = async (isInTheWay: boolean): Promise<boolean> => {
    // A copy, because the form mutates its values.
    const typed = { ...getValues(purpose) };
    if (!isComplete(typed) || readStored(memoryOf[purpose]) === asText(typed)) return true;
    const { street, houseNumber, addition, line2, postcode, city, country } = typed;
    const verdict = await request({ street, houseNumber, addition, line2, postcode, city, country });
    // The address has changed during the request, so the verdict does not apply to it.
    if (!isSameAddress(getValues(purpose), typed)) return isInTheWay ? check(true) : true;
    return judge(typed, verdict, isInTheWay);
  };

  /** Applies the chosen address and focuses the first field that differed. */
  const settle = (address: AddressValues) => {
    const { typed, suggested } = shown.current!;
    put(address);
    store(memoryOf[purpose], asText(address));
    show(undefined);
    setFocus(field(addressParts.find((part) => typed[part] !== suggested[part]) ?? 'street'));
  };
  return { suggestion, check, settle };
};
export type AddressCheck = ReturnType<typeof useAddressCheck>;
