import { useEffect, useRef, useState } from 'react';
import { pageCodeOf } from '../../src/contract/page-code.js';
import { useFormat } from '../core/format.js';
import { usePageAddress, useRoutePath } from '../core/route-path.js';
import { useTexts } from '../core/texts.js';
import { useIsHydrated } from '../core/use-is-hydrated.js';
import { PrintedAddressBlock } from './printed-address.styles.js';

/** Current path; the choices of a configurator change it without a navigation. */
const shownPath = (): string => window.location.pathname + window.location.search;

interface PrintedAddressProps {
  /** Whether the page has prices and delivery times, which are those of the day. */
  isPriced?: boolean;
  /** Whether other devices can open the page; otherwise there is no code. */
  hasCode?: boolean;
}

/** Foot of a printed page: day, address, and a QR code that leads to the page with the current choices. Browsers load the code only when they print. */
export const PrintedAddress = ({ isPriced = false, hasCode = true }: PrintedAddressProps) => {
  const t = useTexts('global');
  const { date } = useFormat();
  const address = usePageAddress();
  const path = useRoutePath();
  const isHydrated = useIsHydrated();
  const [now] = useState(() => (isPriced ? new Date().toISOString() : ''));
  const code = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const update = () => code.current?.setAttribute('src', pageCodeOf(shownPath()));
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', update);
    window.addEventListener('beforeprint', update);
    return () => {
      navigation?.removeEventListener('currententrychange', update);
      window.removeEventListener('beforeprint', update);
    };
  }, []);
  return (
    <PrintedAddressBlock data-printed>
      {hasCode && <img ref={code} src={pageCodeOf(path)} width={84} height={84} alt="" loading="lazy" />}
      <p>
        {/* Pages are cached for longer than a day. */}
        {isPriced && isHydrated && t('printed.asOf', { date: date(now) })} <b>{address}</b>
        {hasCode && (
          <>
            <br />
            {t('printed.code')}
          </>
        )}
      </p>
    </PrintedAddressBlock>
  );
};
