import { calendarFile } from './calendar-file.js';

const event = {
  id: 'a1b2',
  host: 'www.enc.example',
  createdAt: new Date('2026-11-21T20:00:00.500Z'),
  startsAt: new Date('2026-11-24T08:30:00Z'),
  endsAt: new Date('2026-11-24T09:00:00Z'),
  summary: 'Besuch bei Encore; bitte, pünktlich',
  description: `Zeile eins\nZeile \\ zwei ${'größer '.repeat(20)}`,
  location: 'Stilteweg 12, 3542 AB Utrecht',
  organizer: { name: 'Encore "ENC"; GmbH', email: 'hello@enc.example' },
};
const lines = (text: string) => text.split('\r\n');
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('contains the times in UTC and the id of the event', () => {
    for (const line of ['UID:a1b2@www.enc.example', 'DTSTAMP:20261121T200000Z', 'DTSTART:20261124T083000Z', 'DTEND:20261124T090000Z', 'METHOD:PUBLISH', 'SEQUENCE:0'])
      expect(lines(calendarFile(event))).toContain(line);
  });

  it('cancels the same event', () => {
    const cancelled = lines(calendarFile({ ...event, isCancelled: true }));
    for (const line of ['UID:a1b2@www.enc.example', 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']) expect(cancelled).toContain(line);
  });

  it('escapes special characters in texts', () => {
    const text = unfolded(calendarFile(event));
    expect(text).toContain(String.raw`SUMMARY:Besuch bei Encore\; bitte\, pünktlich`);
    expect(text).toContain(String.raw`DESCRIPTION:Zeile eins\nZeile \\ zwei größer`);
    expect(text).toContain(String.raw`LOCATION:Stilteweg 12\, 3542 AB Utrecht`);
    expect(text).toContain('ORGANIZER;CN="Encore  ENC ; GmbH":mailto:hello@enc.example');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const file = calendarFile(event);
    for (const line of lines(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain('größer '.repeat(20));
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
