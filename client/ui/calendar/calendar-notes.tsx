import { useFormat } from '../../core/format.js';
import type { Calendar } from './calendar.js';
import { useCalendarTexts, useClosedText } from './calendar-texts.js';

/** Reasons why shown days are not available, if the cell does not show them. */
export const CalendarNotes = ({ calendar: { closed, firstOpen }, days }: { calendar: Calendar; days: readonly string[] }) => {
  const { tooEarly } = useCalendarTexts();
  const { day: format, labelled } = useFormat();
  const say = useClosedText();
  const shown = days.flatMap((day) => closed.get(day) ?? []);
  const holidays = shown.filter(({ reason }) => reason === 'holiday');
  return (
    <ul className="notes">
      {tooEarly && shown.some(({ reason }) => reason === 'tooEarly') && <li>{tooEarly.note(format(firstOpen))}</li>}
      {holidays.map((holiday) => (
        <li key={holiday.day} data-holiday="">
          {labelled(format(holiday.day, 'short'), say(holiday))}
        </li>
      ))}
    </ul>
  );
};
