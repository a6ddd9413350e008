import { useCallback } from 'react';
import type { Country } from '../../../src/contract/locales.js';
import type { VatVerdict } from '../../../src/contract/validation.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { useCheck } from '../../core/use-check.js';

const cannotTell = { status: 'unknown', name: null } as const;

interface VatFinding {
  verdict: Pick<VatVerdict, 'status' | 'name'>;
  /** The error of the field; undefined for a number that can be kept. */
  fault: string | undefined;
}

/** Asks the server about a VAT number. A number that cannot be checked now is no error. */
export const useVatCheck = () => {
  const ask = useCheck(useApi().checks.vatNumber.mutationOptions());
  const invalid = useTexts('checkout')('vat.invalid');
  const malformed = useTexts('yup')('errors.mixed.vatNumber');
  return useCallback(
    async (vatNumber: string, country: Country): Promise<VatFinding> => {
      const verdict = (await ask({ vatNumber, country })) ?? cannotTell;
      return { verdict, fault: { invalid, malformed, valid: undefined, unknown: undefined }[verdict.status] };
    },
    [ask, invalid, malformed],
  );
};
