const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: creating one costs a thousand times more than using it. */
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
  /** Minutes since 00:00. */
  readonly minutes: number;
}

const minute = 60_000;
/** Latest result of each time zone; most requests are for the current minute. */
const latest = new Map<string, { at: number; shown: LocalTime }>();

/** Calendar day and time of day at a moment in a time zone. */
export const localTime = (at: Date, timeZone: string): LocalTime => {
  const known = latest.get(timeZone);
  const requested = Math.floor(at.getTime() / minute);
  if (known?.at === requested) return known.shown;
  const part = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const shown = { day: `${part['year']}-${part['month']}-${part['day']}`, minutes: Number(part['hour']) * 60 + Number(part['minute']) };
  latest.set(timeZone, { at: requested, shown });
  return shown;
};

/**
 * The moment at which clocks in a time zone show the given time. It is computed twice, because the UTC offset may differ between the
 * first estimate and the result. For a time that the change to summer time skips, the result is an hour later.
 */
export const instantAt = ({ day, minutes }: LocalTime, timeZone: string): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const corrected = (guess: number) => {
    const shown = localTime(new Date(guess), timeZone);
    return guess + wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000);
  };
  return new Date(corrected(corrected(wanted)));
};
