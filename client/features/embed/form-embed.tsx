import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { EmbeddedForm, FormEmbedSettings } from '../../../src/contract/third-parties.js';
import { thirdParties } from '../../../src/domain/third-parties.js';
import { useConsent } from '../../core/consent.js';
import { useTexts } from '../../core/texts.js';
import { useThirdParties } from '../../core/third-parties.js';
import { Button } from '../../ui/button.styles.js';
import { ConsentGate } from '../../ui/consent-gate.js';
import { Remark } from '../../ui/remark.js';
import { EmbedBlock } from './form-embed.styles.js';
import { useFormEmbed } from './use-form-embed.js';

interface FormEmbedProps {
  form: EmbeddedForm;
  /** Form of this shop: shown without consent, and when the embedded form fails. */
  fallback: ReactNode;
}

/** Form of the external form service when the site has one for `form`; the fallback otherwise. Page namespaces: `form`. */
export const FormEmbed = ({ form, fallback }: FormEmbedProps) => {
  const { formEmbed } = useThirdParties();
  return formEmbed?.forms[form] ? <ConsentedEmbed settings={formEmbed} form={form} fallback={fallback} /> : fallback;
};

const ConsentedEmbed = ({ settings, form, fallback }: FormEmbedProps & { settings: FormEmbedSettings }) => {
  const t = useTexts('form');
  const consent = useConsent(thirdParties.formEmbed.category);
  const { state, target, retry } = useFormEmbed(settings, form, consent.isGiven);
  const owner = thirdParties.formEmbed.owner({ formEmbed: settings }) ?? '';
  const news = useFocusOnNews(state, consent.isGivenHere);
  const isOurs = state === 'closed' || state === 'failed';
  const own = useId();
  return (
    <EmbedBlock>
      {state === 'closed' && (
        <ConsentGate consent={consent} title={t('embed.title')} owner={owner}>
          <Button as="a" data-kind="secondary" data-size="small" href={`#${own}`}>
            {t('embed.own')}
          </Button>
        </ConsentGate>
      )}
      <div ref={news} tabIndex={-1} className="news">
        {state === 'loading' && <output>{t('embed.loading', { owner })}</output>}
        {state === 'failed' && (
          <Remark kind="danger" role="alert">
            <strong>{t('embed.failed', { owner })}</strong>
            <p>{t('embed.failedText')}</p>
            <Button type="button" data-kind="secondary" data-size="small" onClick={retry}>
              {t('embed.retry')}
            </Button>
          </Remark>
        )}
        {(state === 'loading' || state === 'ready') && <div key={target} id={target} hidden={state === 'loading'} />}
      </div>
      {/* Hidden, not unmounted, so that typed values are kept. */}
      <div id={own} hidden={!isOurs}>
        {fallback}
      </div>
    </EmbedBlock>
  );
};

/** Moves the focus to the status after consent was given in this form, and after each state change. */
const useFocusOnNews = (state: string, isAskedHere: boolean) => {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedHere && state !== 'closed') news.current?.focus();
  }, [state, isAskedHere]);
  return news;
};
