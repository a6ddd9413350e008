import brand from '#brand';
import type { Country } from '../../../../src/contract/locales.js';
import { IfCapable } from '../../../core/capabilities.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Section } from '../../../ui/section.styles.js';
import { Map } from './map.js';
import { VisitLayout } from './visit.styles.js';

/** Returns a link to directions at Google Maps. Nothing is loaded from there before the click. */
const routeTo = (lines: readonly string[]) => `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: lines.join(', ') })}`;

/** Map, address and directions. */
export const Visit = () => {
  const t = useTexts('form');
  const href = useHref();
  const { name, address } = brand.seller;
  // The last line of the address is the country code.
  const lines = [name, ...address.slice(0, -1), t(`countries.${address.at(-1)!.toLowerCase() as Country}`)];
  return (
    <Section aria-labelledby="visit">
      <VisitLayout>
        <Map />
        <div>
          <h2 id="visit">{t('contact.visitTitle', { city: brand.pickup.address.city })}</h2>
          <p>{t('contact.visitText')}</p>
          <address>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <p>
            {t('contact.train')} {t('contact.parking')}
          </p>
          <div className="actions">
            <IfCapable of={['listAppointments', 'enquire']}>
              <Button as="a" data-kind="secondary" href={href('contact', undefined, { about: 'showroom' })}>
                {t('enquiry.subjects.showroom')}
              </Button>
            </IfCapable>
            <Button as="a" data-kind="quiet" href={routeTo(lines)} target="_blank" rel="noopener noreferrer">
              {t('contact.route')}
            </Button>
          </div>
        </div>
      </VisitLayout>
    </Section>
  );
};
