import { useEffect, useRef } from 'react';
import { useTexts } from '../../../core/texts.js';
import { useToast } from '../../../core/toasts.js';
import { Button } from '../../../ui/button.styles.js';
import { Actions, CodeList } from './second-factor.styles.js';

/** Recovery codes to copy or download. They are shown only once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept(): void }) => {
  const t = useTexts('auth');
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const fileName = t('secondFactor.fileName') + '.txt';
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ variant: 'success', title: t('secondFactor.copied') }),
      () => toast({ variant: 'error', title: t('secondFactor.notCopied') }),
    );
  return (
    <CodeList>
      <h3 ref={heading} tabIndex={-1}>
        {t('secondFactor.codesHeading')}
      </h3>
      <p>{t('secondFactor.codesText')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <Button type="button" data-kind="secondary" onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button as="a" data-kind="secondary" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={fileName}>
          {t('secondFactor.download')}
        </Button>
        <Button type="button" onClick={onKept}>
          {t('secondFactor.kept')}
        </Button>
      </Actions>
    </CodeList>
  );
};
