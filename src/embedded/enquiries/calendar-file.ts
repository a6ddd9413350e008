/** An appointment for a calendar. */
export interface CalendarEvent {
  /** Id of the appointment, the same in every file about it. */
  id: string;
  /** Host of the shop, which makes the UID globally unique. */
  host: string;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  isCancelled?: boolean;
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n|\r/g, String.raw`\n`);
/** A quoted parameter value. It must not contain quotes, so they become spaces. */
const quoted = (text: string): string => `"${text.replaceAll('"', ' ')}"`;

/** Folds a line after at most 75 octets; continuation lines begin with a space. Characters are not split. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (size + octets > 75) {
      lines.push(part);
      [part, size] = [' ', 1];
    }
    part += character;
    size += octets;
  }
  return [...lines, part].join('\r\n');
};

/** An event in iCalendar format (RFC 5545). */
export const calendarFile = ({ id, host, createdAt, startsAt, endsAt, summary, description, location, organizer, isCancelled = false }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp(createdAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
