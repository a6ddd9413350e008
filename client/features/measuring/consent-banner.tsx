import { type ComponentType, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OptionalCategory } from '../../../src/contract/consent.js';
import { measuringIds, type MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ownersOf } from '../../../src/domain/third-parties.js';
import { useConsentChoices } from '../../core/consent.js';
import { useLinkTo } from '../../core/link-to.js';
import { useLoadTexts } from '../../core/load-texts.js';
import { useTexts } from '../../core/texts.js';
import { useRootMark } from '../../core/use-root-mark.js';
import { Button } from '../../ui/button.styles.js';
import { BannerRegion } from './consent-banner.styles.js';

interface ConsentBannerProps {
  /** Categories that need consent. */
  asked: readonly ('statistics' | 'marketing')[];
  settings: MeasuringSettings;
  /** Called after the visitor has answered. */
  onDone(): void;
}

/** Consent banner for statistics and marketing at the bottom of the window. It appears when its texts are loaded, and does not block the page. */
export const ConsentBanner = (props: ConsentBannerProps) => {
  const needTexts = useLoadTexts();
  const [areTextsThere, setAreTextsThere] = useState(false);
  useEffect(() => {
    needTexts(['form']).then(
      () => setAreTextsThere(true),
      () => undefined,
    );
  }, [needTexts]);
  return areTextsThere && <Question {...props} />;
};

/** Follows the skip link in the DOM, so that keyboard and screen reader reach it first. It does not move the focus. */
const Question = ({ asked, settings, onDone }: ConsentBannerProps) => {
  const t = useTexts('form');
  const global = useTexts('global');
  const footer = useTexts('footer');
  const title = useId();
  const privacy = useLinkTo()('info:privacy');
  const { answer } = useConsentChoices();
  const choices = useChoices(privacy?.href);
  useFocusAfterwards();
  useRootMark('has-banner');
  const choose = (given: readonly OptionalCategory[]) => {
    answer(given);
    onDone();
  };
  return (
    <BannerRegion aria-labelledby={title} data-banner>
      <div>
        <h2 id={title}>{t('banner.title')}</h2>
        <p>{t('banner.text', { choices: footer('privacyChoices') })}</p>
        <ul>
          {asked.map((category) => (
            <li key={category}>{t(`banner.${category}`, { owners: ownersOf(category, { measuring: settings }, measuringIds).join(', ') })}</li>
          ))}
        </ul>
      </div>
      <div className="answers">
        <Button type="button" data-kind="secondary" data-size="small" onClick={() => choose([])}>
          {t('banner.refuse')}
        </Button>
        <Button type="button" data-kind="secondary" data-size="small" onClick={() => choose(asked)}>
          {t('banner.accept')}
        </Button>
        <Button type="button" data-kind="quiet" aria-haspopup="dialog" onClick={() => void choices.open()}>
          {t('banner.choose')}
        </Button>
        {privacy && <a href={privacy.href}>{global('gate.privacy')}</a>}
      </div>
      {/* Rendered outside the banner, which has a small font size. */}
      {choices.Choices && createPortal(<choices.Choices onClose={choices.close} />, document.body)}
    </BannerRegion>
  );
};

/** Dialog with the choices, loaded on demand. When loading fails, the page at `instead` opens. */
const useChoices = (instead: string | undefined) => {
  const [isOpen, setIsOpen] = useState(false);
  const [Choices, setChoices] = useState<ComponentType<{ onClose(): void }>>();
  const open = async () => {
    try {
      const { ConsentChoices } = await import('../../ui/consent-choices.js');
      setChoices(() => ConsentChoices);
      setIsOpen(true);
    } catch {
      if (instead) window.location.assign(instead);
    }
  };
  return { Choices: isOpen ? Choices : undefined, open, close: () => setIsOpen(false) };
};

/** Moves the focus to the main content when the banner that had it is removed. */
const useFocusAfterwards = () =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
