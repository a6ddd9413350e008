import { useState } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import { isPostcode } from '../../../src/contract/postcodes.js';
import { useApi } from '../../core/api.js';
import { useCheck } from '../../core/use-check.js';
import type { AddressValues } from './address-values.js';

/** Fills in street and city from a Dutch postcode and house number, if the shop has an address register and both fields are empty. */
export const useStreetSearch = <Values extends FieldValues>(name: Path<Values>) => {
  const { getValues, setValue } = useFormContext<Values>();
  const request = useCheck(useApi().checks.address.mutationOptions());
  const [found, setFound] = useState<{ street: string; city: string }>();
  const typed = () => getValues(name) as AddressValues;
  const search = async (): Promise<void> => {
    const { country, postcode, houseNumber } = typed();
    const isBlank = () => typed().street === '' && typed().city === '';
    if (country !== 'nl' || !isPostcode(country, postcode) || !/\d/.test(houseNumber) || !isBlank()) return;
    const { street, city } = (await request({ country, postcode, houseNumber }))?.suggestion ?? {};
    const isStill = typed().postcode === postcode && typed().houseNumber === houseNumber && isBlank();
    if (!street || !city || !isStill) return;
    for (const [part, value] of Object.entries({ street, city })) {
      setValue(`${name}.${part}` as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
    setFound({ street, city });
  };
  return { found, search };
};
