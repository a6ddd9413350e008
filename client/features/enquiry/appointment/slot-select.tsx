import type { Appointments } from '../../../../src/contract/enquiry.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { FieldRow } from '../../../ui/form/form.styles.js';
import { usePostedDraft } from '../form/posted-draft.js';

/** Select of the free slots, for use without scripts. */
export const SlotSelect = ({ offered: { days } }: { offered: Appointments }) => {
  const t = useTexts('form');
  const { day: format, time: writtenTime } = useFormat();
  const posted = usePostedDraft('contact');
  const wrong = posted?.errors.find(({ field }) => field.startsWith('appointment'));
  return (
    <FieldRow>
      <label htmlFor="moment">{t('appointment.moment')}</label>
      <select id="moment" name="moment" defaultValue={posted?.values['moment'] ?? ''} aria-describedby={wrong && 'moment-error'} aria-invalid={wrong ? true : undefined}>
        <option value="">{t('appointment.needed')}</option>
        {days.map(({ day, times }) => (
          <optgroup key={day} label={format(day)}>
            {times.map((time) => (
              <option key={time} value={`${day} ${time}`}>
                {t('appointment.chosen', { day: format(day), time: writtenTime(time) })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {wrong && (
        <p id="moment-error" data-error="">
          {wrong.message}
        </p>
      )}
    </FieldRow>
  );
};
