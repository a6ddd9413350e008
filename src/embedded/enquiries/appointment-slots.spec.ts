import { type Diary, freeSlots, spanOf } from './appointment-slots.js';

const diaryAt = (at: string, over: Partial<Diary> = {}): Diary => ({
  kind: 'callBack',
  at: new Date(at),
  timeZone: 'Europe/Amsterdam',
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:30', closes: '17:00' }],
  appointments: { callBack: { minutes: 30, atOnce: 2 }, showroom: { minutes: 60, atOnce: 1 } },
  holidayOf: (day) => (day === '2026-12-25' ? 'Eerste kerstdag' : undefined),
  taken: new Map(),
  ...over,
});
const timesOn = (diary: Diary, day: string) => freeSlots(diary).days.find((one) => one.day === day)?.times;
const closedOn = (diary: Diary, day: string) => freeSlots(diary).closed.find((one) => one.day === day);

describe('the slots for appointments', () => {
  it('begin two hours from now, at the next half hour', () => {
    expect(timesOn(diaryAt('2026-11-24T09:01:00Z'), '2026-11-24')![0]).toBe('12:30');
    expect(timesOn(diaryAt('2026-11-24T09:00:00Z'), '2026-11-24')![0]).toBe('12:00');
    expect(timesOn(diaryAt('2026-11-24T09:00:00Z'), '2026-11-25')![0]).toBe('08:30');
  });

  it('end within the opening hours, whatever their length', () => {
    expect(timesOn(diaryAt('2026-11-24T09:00:00Z'), '2026-11-25')!.at(-1)).toBe('16:30');
    expect(timesOn(diaryAt('2026-11-24T09:00:00Z', { kind: 'showroom' }), '2026-11-25')).toEqual(['08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30']);
  });

  it('cover four whole weeks, with a reason for each closed day', () => {
    const diary = diaryAt('2026-11-25T15:30:00Z');
    const { days, closed } = freeSlots(diary);
    expect([...days, ...closed].map(({ day }) => day).toSorted()).toEqual(expect.arrayContaining(['2026-11-23', '2026-12-20']));
    expect(days.length + closed.length).toBe(28);
    expect(closedOn(diary, '2026-11-23')).toEqual({ day: '2026-11-23', reason: 'past', name: null });
    expect(closedOn(diary, '2026-11-25')).toEqual({ day: '2026-11-25', reason: 'past', name: null });
    expect(closedOn(diary, '2026-11-28')?.reason).toBe('weekend');
    expect(closedOn(diaryAt('2026-12-07T09:00:00Z'), '2026-12-25')).toEqual({ day: '2026-12-25', reason: 'holiday', name: 'Eerste kerstdag' });
  });

  it('begin with the next week when this week has none left', () => {
    expect(freeSlots(diaryAt('2026-11-27T16:00:00Z')).closed[0]?.day).toBe('2026-12-05');
    expect(freeSlots(diaryAt('2026-11-28T09:00:00Z')).days[0]?.day).toBe('2026-11-30');
  });

  it('are left out when full, and a day with full slots only is closed', () => {
    const at = '2026-11-24T07:00:00.000Z';
    const nine = new Map([['2026-11-25T08:00:00.000Z', 2]]);
    expect(timesOn(diaryAt(at, { taken: nine }), '2026-11-25')).not.toContain('09:00');
    expect(timesOn(diaryAt(at, { taken: new Map([['2026-11-25T08:00:00.000Z', 1]]) }), '2026-11-25')).toContain('09:00');
    const all = freeSlots(diaryAt(at)).days.find(({ day }) => day === '2026-11-25')!.times;
    const taken = new Map(all.map((time) => [spanOf(diaryAt(at), '2026-11-25', time).startsAt.toISOString(), 2]));
    expect(closedOn(diaryAt(at, { taken }), '2026-11-25')).toEqual({ day: '2026-11-25', reason: 'full', name: null });
  });

  it('are in the time zone of the place, with daylight saving time', () => {
    const span = (day: string) => spanOf(diaryAt('2026-03-01T00:00:00Z'), day, '09:30').startsAt.toISOString();
    expect([span('2026-03-27'), span('2026-03-30')]).toEqual(['2026-03-27T08:30:00.000Z', '2026-03-30T07:30:00.000Z']);
    // Daylight saving time begins within these weeks.
    expect(timesOn(diaryAt('2026-03-24T09:00:00Z', { taken: new Map([['2026-03-30T07:30:00.000Z', 2]]) }), '2026-03-30')).not.toContain('09:30');
  });
});
