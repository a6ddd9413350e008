import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { TextField } from './fields.js';

/** What an authenticator app shows, or a recovery code. Page namespaces: `form`. */
export const CodeField = ({ isOfAppAlone = false, takesFocus = false }: { isOfAppAlone?: boolean; takesFocus?: boolean }) => {
  const t = useTexts('form');
  const { setFocus } = useFormContext<{ code: string }>();
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [takesFocus, setFocus]);
  const kind = isOfAppAlone ? ({ inputMode: 'numeric' } as const) : ({ hint: t('codeHint'), autoCapitalize: 'characters' } as const);
  return <TextField<{ code: string }> name="code" label={t('code')} autoComplete="one-time-code" span={6} {...kind} />;
};
