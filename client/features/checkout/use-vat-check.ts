import { useCallback } from 'react';
import type { Country } from '../../../src/contract/locales.js';
import type { VatVerdict } from '../../../src/contract/validation.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useTexts } from '../../core/texts.js';
import { useCheck } from '../../core/use-check.js';

const unknownStatus = { status: 'unknown', name: null } as const;

interface VatFinding {
  verdict: Pick<VatVerdict, 'status' | 'name'>;
  /** Error message of the field; undefined when the number can be sent. */
  fault: string | undefined;
}

/** Returns a function that checks a VAT number on the server. A check that is not possible is no error. */
export const useVatCheck = () => {
  const canCheck = useCapability('validateVatNumber');
  const request = useCheck(useApi().checks.vatNumber.mutationOptions());
  const invalid = useTexts('checkout')('vat.invalid');
  const malformed = useTexts('yup')('errors.mixed.vatNumber');
  return useCallback(
    async (vatNumber: string, country: Country): Promise<VatFinding> => {
      const verdict = (canCheck && (await request({ vatNumber, country }))) || unknownStatus;
      return { verdict, fault: { invalid, malformed, valid: undefined, unknown: undefined }[verdict.status] };
    },
    [canCheck, request, invalid, malformed],
  );
};
