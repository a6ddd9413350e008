import { type ComponentType, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OptionalCategory } from '../../../src/contract/consent.js';
import { measuringIds, type MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ownersOf } from '../../../src/domain/third-parties.js';
import { useConsentChoices } from '../../core/consent.js';
import { useLinkTo } from '../../core/link-to.js';
import { useNeedTexts } from '../../core/need-texts.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { BannerRegion } from './consent-banner.styles.js';

interface ConsentBannerProps {
  /** What is asked for here. */
  asked: readonly ('statistics' | 'marketing')[];
  settings: MeasuringSettings;
  /** It was answered, or cannot be shown. */
  onDone(): void;
}

/** Asks, at the foot of the window, whether anything may be measured. It comes with its texts, and waits without being in the way. */
export const ConsentBanner = (props: ConsentBannerProps) => {
  const needTexts = useNeedTexts();
  const [areTextsThere, setAreTextsThere] = useState(false);
  useEffect(() => {
    needTexts(['form']).then(
      () => setAreTextsThere(true),
      () => undefined,
    );
  }, [needTexts]);
  return areTextsThere && <Question {...props} />;
};

/** Right behind the skip link, so that the keyboard and a screen reader come to it before anything else; it takes the focus from nobody. */
const Question = ({ asked, settings, onDone }: ConsentBannerProps) => {
  const t = useTexts('form');
  const global = useTexts('global');
  const footer = useTexts('footer');
  const title = useId();
  const privacy = useLinkTo()('info:privacy');
  const { answer } = useConsentChoices();
  const choices = useChoices(privacy?.href);
  useFocusAfterwards();
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
      {/* Outside the banner, whose letters are small. */}
      {choices.Choices && createPortal(<choices.Choices onClose={choices.close} />, document.body)}
    </BannerRegion>
  );
};

/** The second layer, which comes when it is asked for; where it cannot, the words on privacy do. */
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

/** Whoever stood in the banner stands at the page's beginning once it is gone. */
const useFocusAfterwards = () =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
