import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../remark.js';

/** Said above forms that could not be sent without JavaScript, with what can be done instead. Page namespaces: `form`. */
export const NeedsScript = ({ instead }: { instead: ReactNode }) => {
  const t = useTexts('form');
  return (
    <noscript>
      <Remark kind="warning">
        <strong>{t('needsScript')}</strong>
        <p>{instead}</p>
      </Remark>
    </noscript>
  );
};
