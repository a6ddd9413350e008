import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { VatVerdict } from '../../../src/contract/validation.js';
import { valueBefore } from '../../../src/domain/fill-in.js';
import { useTexts } from '../../core/texts.js';
import { FieldNote } from '../../ui/form/field-note.js';
import { TextField } from '../../ui/form/fields.js';
import type { DetailsValues } from './details-values.js';
import { useVatCheck } from './use-vat-check.js';

/** Result for a number; without verdict while the check runs. */
interface Finding {
  number: string;
  verdict?: Pick<VatVerdict, 'status' | 'name'>;
}

/** Milliseconds between leaving the field and the check. */
const rest = 300;

/** VAT number field. When it loses the focus, it shows the result of the register. An unregistered or malformed number is an error. */
export const VatNumberField = () => {
  const tForm = useTexts('form');
  const { getValues, setError } = useFormContext<DetailsValues>();
  const check = useVatCheck();
  const number = useWatch<DetailsValues, 'vatNumber'>({ name: 'vatNumber' }).trim();
  const [requested, setAsked] = useState(number);
  const [finding, setFinding] = useState<Finding>();

  useEffect(() => {
    if (!requested) return undefined;
    let isLatest = true;
    const find = async () => {
      setFinding({ number: requested });
      const { verdict, fault } = await check(requested, getValues('billing.country'));
      if (!isLatest) return;
      setFinding({ number: requested, verdict });
      if (fault && getValues('vatNumber').trim() === requested) setError('vatNumber', { type: verdict.status, message: fault });
    };
    const timer = setTimeout(() => void find(), rest);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [requested, check, getValues, setError]);

  const note = finding?.number === number && number ? <RegisterNote {...finding} /> : null;
  return (
    <TextField<DetailsValues>
      name="vatNumber"
      label={tForm('vatNumber')}
      hint={tForm('vatNumberHint')}
      autoCapitalize="characters"
      autoComplete="off"
      isOptional
      note={note}
      span={3}
      onLeave={() => setAsked(getValues('vatNumber').trim())}
    />
  );
};

const RegisterNote = ({ verdict }: Finding) => {
  const t = useTexts('checkout');
  switch (verdict?.status) {
    case undefined:
      return <FieldNote kind="info">{t('vat.checking')}</FieldNote>;
    case 'valid':
      return <FieldNote kind="success">{verdict.name ? t('vat.validOf', { name: valueBefore(verdict.name, '.') }) : t('vat.valid')}</FieldNote>;
    case 'unknown':
      return <FieldNote kind="warning">{t('vat.unknown')}</FieldNote>;
    case 'invalid':
    case 'malformed':
      return null;
  }
};
