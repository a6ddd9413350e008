import { useEffect, useState } from 'react';
import { bannerCategories, isMeasured } from '../../../src/contract/consent.js';
import { measuringIds, type MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ownersOf } from '../../../src/domain/third-parties.js';
import { currentConsent, useConsentChoices } from '../../core/consent.js';
import { useLocale } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { usePageAddress } from '../../core/route-path.js';
import { releaseEvents } from '../../core/track.js';
import { isRefusedBySignal } from '../../core/global-privacy-control.js';
import { ConsentBanner } from './consent-banner.js';
import { signalConsent } from './consent-mode.js';
import { clearCookies } from './cookies.js';
import { Measurement } from './measurement.js';
import { hasOneTimeToken } from './one-time-tokens.js';

interface MeasuredPageProps {
  settings: MeasuringSettings;
  /** Hides the banner, as in the checkout. */
  isQuiet: boolean;
}

/** Measures a page, except at URLs with a token, which third parties could read. */
export const MeasuredPage = (props: MeasuredPageProps) => {
  const [measurement] = useState(() => new Measurement(props.settings));
  return !hasOneTimeToken(useNavigation().place.search) && <Measured {...props} measurement={measurement} />;
};

/** Runs the measuring services that the visitor has consented to, and shows the banner when there is no answer yet. */
const Measured = ({ settings, isQuiet, measurement }: MeasuredPageProps & { measurement: Measurement }) => {
  const { given } = useConsentChoices();
  const locale = useLocale();
  const url = usePageAddress();
  const { title } = useNavigation().info;
  const [isDone, setIsDone] = useState(false);
  const choice = currentConsent();
  useEffect(() => {
    signalConsent(given, currentConsent() !== undefined);
    clearCookies(given);
    measurement.follow(given);
    // Last, so that tags get consent and page view before the events of the page.
    releaseEvents(isMeasured(given));
  }, [given, measurement]);
  useEffect(() => measurement.show({ url, title, locale }), [measurement, url, title, locale]);
  const requested = bannerCategories.filter((category) => ownersOf(category, { measuring: settings }, measuringIds).length > 0);
  const isAnswered = isDone || (choice && !choice.isPartial) || isRefusedBySignal();
  return !isQuiet && !isAnswered && requested.length > 0 && <ConsentBanner asked={requested} settings={settings} onDone={() => setIsDone(true)} />;
};
