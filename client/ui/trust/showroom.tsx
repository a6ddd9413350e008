import brand from '#brand';
import { addDays } from '../../../src/domain/calendar-days.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { IfCapable } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { weekOf } from '../../core/opening-hours.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';

/** Any Monday; it and the days after it give the names of the weekdays. */
const someMonday = '2026-11-23';

/** Address and opening hours of the showroom; nothing if the brand has none. Page namespaces: `product`, `form`. */
export const Showroom = () => {
  const t = useTexts('product');
  const form = useTexts('form');
  const href = useHref();
  const { day, time } = useFormat();
  const inside = useCachedHtml('showroom');
  if (!brand.showroom) return null;
  const { street, houseNumber, postcode, city } = brand.showroom.address;
  const weekday = (of: number) => day(addDays(someMonday, of - 1), 'weekdayName');
  const hours = () =>
    weekOf(brand.openingHours).flatMap(({ first, last, span }) => {
      const days = first === last ? weekday(first) : form('hours.days', { from: weekday(first), to: weekday(last) });
      return span ? `${days} ${form('hours.span', { from: time(span.opens), to: time(span.closes) })}` : [];
    });
  const content = () => (
    <>
      <summary>
        <Icon name="pin" size={18} />
        {t('showroom.title', { city })}
      </summary>
      <p>{`${street} ${houseNumber}, ${postcode} ${city}`}</p>
      <p>{hours().join('; ')}</p>
      <IfCapable of={['listAppointments', 'enquire']}>
        <p>
          <a href={href('contact', undefined, { about: 'showroom' })}>{t('showroom.visit')}</a>
        </p>
      </IfCapable>
    </>
  );
  return <details {...inside(brand.showroom, content)} />;
};
