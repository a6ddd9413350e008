import type { ExportTerritory, ShippingOption } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

interface TerritoryNoteProps {
  territory: ExportTerritory;
  options: readonly ShippingOption[];
}

/** Note for an address outside the VAT area: an export when the shop delivers there, a quotation request otherwise. */
export const TerritoryNote = ({ territory, options }: TerritoryNoteProps) => {
  const t = useTexts('checkout');
  const href = useHref();
  const isOffered = options.some(({ method }) => method === 'Deliver');
  return (
    <Remark kind={isOffered ? 'info' : 'warning'}>
      <strong>{t('delivery.territory.title', { place: t(`delivery.territory.names.${territory}`) })}</strong>
      <p>{isOffered ? t('vatNote.export.text') : t('delivery.territory.none')}</p>
      {!isOffered && options.length > 0 && <p>{t('delivery.territory.collect')}</p>}
      {!isOffered && <a href={href('contact', undefined, { about: 'quotation', cart: 1 })}>{t('delivery.territory.quotation')}</a>}
    </Remark>
  );
};
