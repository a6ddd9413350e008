import { type ComponentType, useEffect, useState } from 'react';
import { isMeasured } from '../../../src/contract/consent.js';
import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { useConsentChoices } from '../../core/consent.js';
import { ignoreError } from '../../core/ignored-errors.js';
import { useThirdParties } from '../../core/third-parties.js';
import { whenIdle } from '../../core/when-idle.js';

/** Measuring services and consent banner. They are loaded when the page is complete and the browser idle. */
export const Measuring = ({ isQuiet }: { isQuiet: boolean }) => {
  const { measuring } = useThirdParties();
  const { given } = useConsentChoices();
  const isWanted = measuring !== undefined || isMeasured(given);
  const [Page, setPage] = useState<ComponentType<{ settings: MeasuringSettings; isQuiet: boolean }>>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      await whenIdle();
      const { MeasuredPage } = await import('./measured-page.js');
      setPage(() => MeasuredPage);
    };
    // A failure only means that nothing is measured.
    load().catch(ignoreError);
  }, [isWanted]);
  return Page && <Page settings={measuring ?? nothing} isQuiet={isQuiet} />;
};

const nothing: MeasuringSettings = {};
