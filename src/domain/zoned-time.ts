const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a thousand times more than using it. */
const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
};

export interface LocalTime {
  /** Calendar day, `2026-11-24`. */
  readonly day: string;
  /** Minutes since the clock showed 00:00. */
  readonly minutes: number;
}

const minute = 60_000;
/** By time zone: what was asked for last, mostly this minute. */
const latest = new Map<string, { at: number; shown: LocalTime }>();

/** What calendar and clock show at a moment in a time zone. */
export const localTime = (at: Date, timeZone: string): LocalTime => {
  const known = latest.get(timeZone);
  const asked = Math.floor(at.getTime() / minute);
  if (known?.at === asked) return known.shown;
  const part = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const shown = { day: `${part['year']}-${part['month']}-${part['day']}`, minutes: Number(part['hour']) * 60 + Number(part['minute']) };
  latest.set(timeZone, { at: asked, shown });
  return shown;
};

/**
 * The moment a clock of the time zone shows the given time. Looked up twice, since the offset may change between the
 * first guess and the moment; a time that the
 * switch to summer time leaves out is taken an hour later.
 */
export const momentAt = ({ day, minutes }: LocalTime, timeZone: string): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const corrected = (guess: number) => {
    const shown = localTime(new Date(guess), timeZone);
    return guess + wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000);
  };
  return new Date(corrected(corrected(wanted)));
};
