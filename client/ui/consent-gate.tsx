import type { ReactNode } from 'react';
import type { ConsentState } from '../core/consent.js';
import { useLinkTo } from '../core/link-to.js';
import { useTexts } from '../core/texts.js';
import { useIsHydrated } from '../core/use-is-hydrated.js';
import { Button } from './button.styles.js';
import { GateBlock } from './consent-gate.styles.js';

interface ConsentGateProps {
  consent: ConsentState;
  /** Title of the content. */
  title: string;
  /** Third party that serves the content. */
  owner: string;
  /** Alternative without consent: a link that looks like the consent buttons. */
  children?: ReactNode;
}

/** Replaces content of a third party until consent: explains who would receive which data, and loads nothing. */
export const ConsentGate = ({ consent, title, owner, children }: ConsentGateProps) => {
  const t = useTexts('global');
  const privacy = useLinkTo()('info:privacy');
  const isWaiting = !useIsHydrated();
  return (
    <GateBlock>
      <legend>{title}</legend>
      <p>
        {t('gate.text', { owner })} {privacy && <a href={privacy.href}>{t('gate.privacy')}</a>}
      </p>
      <div>
        <Button type="button" data-kind="secondary" data-size="small" data-script disabled={isWaiting} onClick={() => consent.give('once')}>
          {t('gate.once')}
        </Button>
        <Button type="button" data-kind="secondary" data-size="small" data-script disabled={isWaiting} onClick={() => consent.give('always')}>
          {t('gate.always')}
        </Button>
        {children}
      </div>
    </GateBlock>
  );
};
