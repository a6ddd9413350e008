import { openState, weekOf } from './opening-hours.js';

const hours = [
  { days: [1, 2, 3, 4], opens: '08:30', closes: '17:00' },
  { days: [5], opens: '08:30', closes: '12:00' },
];
const at = (day: string, time: string) => {
  const [h = 0, m = 0] = time.split(':').map(Number);
  return { day, minutes: h * 60 + m };
};
const never = () => false;
const christmas = (day: string) => ['2026-12-25', '2026-12-26'].includes(day);

describe('opening hours', () => {
  it('group weekdays with the same hours', () => {
    expect(weekOf(hours).map(({ first, last, span }) => [first, last, span?.closes])).toEqual([
      [1, 4, '17:00'],
      [5, 5, '12:00'],
      [6, 7, undefined],
    ]);
  });

  it.each([
    ['on a working day', at('2026-11-24', '10:00'), '17:00'],
    ['from the minute of opening', at('2026-11-24', '08:30'), '17:00'],
    ['until the minute before closing', at('2026-11-27', '11:59'), '12:00'],
  ])('are open %s', (_, now, until) => expect(openState(hours, now, never)).toEqual({ isOpen: true, until }));

  it.each([
    ['later today', at('2026-11-24', '08:29'), never, '2026-11-24'],
    ['tomorrow, after closing time', at('2026-11-24', '17:00'), never, '2026-11-25'],
    ['after the weekend', at('2026-11-27', '12:00'), never, '2026-11-30'],
    ['after holidays and the weekend', at('2026-12-25', '10:00'), christmas, '2026-12-28'],
  ])('are closed, and open again %s', (_, now, isHoliday, day) => expect(openState(hours, now, isHoliday)).toEqual({ isOpen: false, next: { day, opens: '08:30' } }));

  it('never open when there are none', () => expect(openState([], at('2026-11-24', '10:00'), never)).toEqual({ isOpen: false, next: undefined }));
});
