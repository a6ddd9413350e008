import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../remark.js';

/** Notice above forms that need JavaScript, with an alternative. Page namespaces: `form`. */
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
