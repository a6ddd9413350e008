import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppointmentKind, Appointments } from '../../../../src/contract/enquiry.js';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { usePhone } from '../../../core/phone.js';
import { useReadIfAny } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { nearestTo } from '../../../ui/calendar/calendar.js';
import { DayChoice } from '../../../ui/calendar/day-choice.js';
import { TimeChoice } from '../../../ui/calendar/time-choice.js';
import { useFieldError } from '../../../ui/form/field-frame.js';
import { Icon } from '../../../ui/icon.js';
import { Remark } from '../../../ui/remark.js';
import type { EnquiryValues } from '../form/enquiry-values.js';
import { AppointmentBox } from './appointment.styles.js';
import { SlotSelect } from './slot-select.js';

/** Choice of a free time slot for a call or a showroom visit. */
export const Appointment = ({ kind }: { kind: AppointmentKind }) => {
  const t = useTexts('form');
  const phone = usePhone().printed;
  const offered = useReadIfAny(useApi().enquiries.appointments.queryOptions({ kind }));
  if (!offered) return <Remark kind="warning">{t('appointment.failed')}</Remark>;
  if (offered.days.length === 0) return <Remark kind="warning">{t('appointment.none', { phone })}</Remark>;
  return (
    <AppointmentBox>
      <p className="lead">
        {t(`appointment.${kind}`)} {t('appointment.zone')}
      </p>
      <noscript>
        <SlotSelect offered={offered} />
      </noscript>
      <div data-needs-script>
        <Moments offered={offered} />
      </div>
    </AppointmentBox>
  );
};

const Moments = ({ offered: { today, days, closed } }: { offered: Appointments }) => {
  const t = useTexts('form');
  const { day: format, time: writtenTime } = useFormat();
  const { control, setValue, formState } = useFormContext<EnquiryValues>();
  const [wishedDay, wishedTime] = useWatch({ control, name: ['appointmentDay', 'appointmentTime'] });
  const errors = [useFieldError('appointmentTime'), useFieldError('appointmentDay')];
  const error = errors[0] ?? errors[1];
  const free = days.map(({ day }) => day);
  const day = nearestTo(free, wishedDay || free[0]!);
  const times = days.find((one) => one.day === day)?.times ?? [];
  const time = times.find((one) => one === wishedTime && day === wishedDay);
  const choose = (chosenDay: string, chosenTime: string) => {
    setValue('appointmentDay', chosenDay, { shouldDirty: true });
    setValue('appointmentTime', chosenTime, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  // A chosen slot that is not free any more must not be sent.
  useEffect(() => {
    if (wishedTime && !time) setValue('appointmentTime', '');
  }, [wishedTime, time, setValue]);
  const words = { title: t('appointment.chooseDay'), first: t('appointment.first'), firstDay: t('appointment.firstDay') };
  return (
    <>
      <DayChoice offered={{ today, days: free, closed }} words={words} chosen={day} onChoose={(chosen) => choose(chosen, '')} />
      <TimeChoice
        name="appointmentTime"
        legend={t('appointment.chooseTime', { day: format(day) })}
        times={times}
        chosen={time}
        onChoose={(chosen) => choose(day, chosen)}
        say={writtenTime}
        as="grid"
        describedBy={error && 'appointment-error'}
      />
      {error && (
        <p id="appointment-error" data-error="">
          <Icon name="danger" size={18} />
          {error.type.endsWith('required') ? t('appointment.needed') : error.message}
        </p>
      )}
      <output>{time && t('appointment.chosen', { day: format(day), time: writtenTime(time) })}</output>
    </>
  );
};
