import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { isPostcode } from '../../../src/contract/postcodes.js';
import type { AddressVerdict } from '../../../src/contract/validation.js';
import { useApi } from '../../core/api.js';
import { useCheck } from '../../core/use-check.js';
import { type AddressValues, addressParts, addressValues, isSameAddress } from '../../ui/form/address-values.js';
import type { DetailsValues } from './details-values.js';
import { recall, remember } from './tab-memory.js';

type Purpose = 'billing' | 'shipping';
type Form = Pick<UseFormReturn<DetailsValues>, 'getValues' | 'setValue' | 'setError' | 'setFocus'>;
/** An address in another spelling, and what it was made of. */
export interface Suggestion {
  typed: AddressValues;
  suggested: AddressValues;
  /** Whether the reader wants to go on, and must choose first. */
  isInTheWay: boolean;
}

const asText = (address: AddressValues): string => addressParts.map((part) => address[part].trim()).join('\n');
/** Whether there is enough of it to have an opinion. */
const isComplete = ({ street, city, country, postcode }: AddressValues): boolean => street.trim() !== '' && city.trim() !== '' && isPostcode(country, postcode);
const memoryOf = { billing: 'keptBilling', shipping: 'keptShipping' } as const;

/** Has an address of the form checked when it is left, and once more before the order goes on. A check that cannot be made is none. */
export const useAddressCheck = ({ getValues, setValue, setError, setFocus }: Form, purpose: Purpose) => {
  const ask = useCheck(useApi().checks.address.mutationOptions());
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const shown = useRef<Suggestion>(undefined);
  const show = (next: Suggestion | undefined) => {
    shown.current = next;
    setSuggestion(next);
  };
  const field = (part: string) => `${purpose}.${part}` as Path<DetailsValues>;
  const put = (address: AddressValues) => addressParts.forEach((part) => setValue(field(part), address[part], { shouldDirty: true, shouldValidate: true }));

  /** Whether the order can go on with it. */
  const judge = (typed: AddressValues, verdict: AddressVerdict | undefined, isInTheWay: boolean): boolean => {
    show(undefined);
    if (verdict?.decision === 'FIX') {
      verdict.errors.forEach(({ field: part, code, message }, at) => setError(field(part), { type: code, message }, { shouldFocus: isInTheWay && at === 0 }));
      return false;
    }
    if (!verdict?.suggestion) return true;
    const suggested = addressValues({ ...typed, ...verdict.suggestion, street: verdict.suggestion.street ?? typed.street, city: verdict.suggestion.city ?? typed.city });
    // A postcode in its country's spelling is the same postcode: nobody has to be asked.
    if (isSameAddress({ ...typed, postcode: suggested.postcode }, suggested)) {
      put(suggested);
      return true;
    }
    show({ typed, suggested, isInTheWay });
    return false;
  };

  const check = async (isInTheWay: boolean): Promise<boolean> => {
    // A copy: the form writes into its own.
    const typed = { ...getValues(purpose) };
    if (!isComplete(typed) || recall(memoryOf[purpose]) === asText(typed)) return true;
    const { street, houseNumber, addition, line2, postcode, city, country } = typed;
    const verdict = await ask({ street, houseNumber, addition, line2, postcode, city, country });
    // Changed meanwhile, by the reader or by an earlier answer: this one is about something else.
    if (!isSameAddress(getValues(purpose), typed)) return isInTheWay ? check(true) : true;
    return judge(typed, verdict, isInTheWay);
  };

  /** Both choices end in the field that was doubted. */
  const settle = (address: AddressValues) => {
    const { typed, suggested } = shown.current!;
    put(address);
    remember(memoryOf[purpose], asText(address));
    show(undefined);
    setFocus(field(addressParts.find((part) => typed[part] !== suggested[part]) ?? 'street'));
  };
  return { suggestion, check, settle };
};
export type AddressCheck = ReturnType<typeof useAddressCheck>;
