import type { Parcel } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';

/** Carrier and tracking code of a shipped order, and a link to the carrier's page about it if there is one. */
export const ParcelFacts = ({ parcel: { carrier, tracking, trackingUrl } }: { parcel: Parcel }) => {
  const t = useTexts('global');
  const text = [carrier, tracking].filter(Boolean).join(' ');
  return (
    <>
      {text && <span>{text}</span>}
      {trackingUrl && (
        <a href={trackingUrl} rel="external noopener">
          {t('track')}
        </a>
      )}
    </>
  );
};
