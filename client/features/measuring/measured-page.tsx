import { useEffect, useState } from 'react';
import { askedOnArrival, isMeasured } from '../../../src/contract/consent.js';
import { measuringIds, type MeasuringSettings } from '../../../src/contract/third-parties.js';
import { ownersOf } from '../../../src/domain/third-parties.js';
import { choiceNow, useConsentChoices } from '../../core/consent.js';
import { useLocale } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { usePageAddress } from '../../core/place-path.js';
import { releaseEvents } from '../../core/track.js';
import { isRefusedBySignal } from '../../core/global-privacy-control.js';
import { ConsentBanner } from './consent-banner.js';
import { signalConsent } from './consent-mode.js';
import { clearCookies } from './cookies.js';
import { Measurement } from './measurement.js';
import { holdsKey } from './one-use-keys.js';

interface MeasuredPageProps {
  settings: MeasuringSettings;
  /** Nothing is asked here: the checkout has one question at a time. */
  isQuiet: boolean;
}

/** Nobody measures at an address with a key in it, which they could read. */
export const MeasuredPage = (props: MeasuredPageProps) => {
  const [measurement] = useState(() => new Measurement(props.settings));
  return !holdsKey(useNavigation().place.search) && <Measured {...props} measurement={measurement} />;
};

/** Measures as far as the visitor agreed to, and asks whether it may where no answer is known. */
const Measured = ({ settings, isQuiet, measurement }: MeasuredPageProps & { measurement: Measurement }) => {
  const { given } = useConsentChoices();
  const locale = useLocale();
  const url = usePageAddress();
  const { title } = useNavigation().info;
  const [isDone, setIsDone] = useState(false);
  const choice = choiceNow();
  useEffect(() => {
    signalConsent(given, choiceNow() !== undefined);
    clearCookies(given);
    measurement.follow(given);
    // Last: tags know what they may do, and that the page has begun, before they hear what happened on it.
    releaseEvents(isMeasured(given));
  }, [given, measurement]);
  useEffect(() => measurement.show({ url, title, locale }), [measurement, url, title, locale]);
  const asked = askedOnArrival.filter((category) => ownersOf(category, { measuring: settings }, measuringIds).length > 0);
  const isAnswered = isDone || (choice && !choice.isPartial) || isRefusedBySignal();
  return !isQuiet && !isAnswered && asked.length > 0 && <ConsentBanner asked={asked} settings={settings} onDone={() => setIsDone(true)} />;
};
