import { dayPeriod, monthNamed, quarterNamed, quarterOf, weekPeriod } from './periods.js';

const limits = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()];

describe('the periods of the accounting', () => {
  it('begin and end at midnight in the time zone of the seller, in summer and in winter', () => {
    expect(limits(monthNamed('2026-11')!)).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z']);
    expect(limits(monthNamed('2026-10')!)).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z']);
    expect(limits(monthNamed('2026-12')!)).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z']);
    expect(limits(quarterNamed('2026-Q4')!)).toEqual(['2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z']);
    expect(limits(dayPeriod('2026-10-25'))).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  });

  it('contain their first and last days', () => {
    expect(monthNamed('2028-02')).toMatchObject({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
    expect(quarterNamed('2026-Q1')).toMatchObject({ firstDay: '2026-01-01', lastDay: '2026-03-31' });
    expect(weekPeriod('2026-11-26')).toMatchObject({ name: '2026-11-23/2026-11-29', firstDay: '2026-11-23', lastDay: '2026-11-29' });
  });

  it('are named by month and quarter only', () => {
    for (const name of ['2026', '2026-13', '2026-00', '2026-1', '26-01', '2026-11-01']) expect([name, monthNamed(name)]).toEqual([name, undefined]);
    for (const name of ['2026-Q0', '2026-Q5', '2026-4', 'Q4']) expect([name, quarterNamed(name)]).toEqual([name, undefined]);
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual(['2026-Q1', '2026-Q1', '2026-Q2', '2026-Q4']);
  });
});
