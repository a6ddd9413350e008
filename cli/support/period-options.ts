import { InvalidArgumentError, Option } from 'commander';
import { monthNamed, type Period, quarterNamed } from '../../src/embedded/accounting/periods.js';

const periodBy =
  (read: (name: string) => Period | undefined, example: string) =>
  (name: string): Period => {
    const period = read(name);
    if (!period) throw new InvalidArgumentError(`Use a period such as ${example}.`);
    if (period.from > new Date()) throw new InvalidArgumentError(`${name} has not begun.`);
    return period;
  };

export const monthOption = (): Option =>
  new Option('--month <month>', 'calendar month in the time zone of the seller').argParser(periodBy(monthNamed, '2026-11')).makeOptionMandatory();
export const quarterOption = (): Option =>
  new Option('--quarter <quarter>', 'quarter in the time zone of the seller').argParser(periodBy(quarterNamed, '2026-Q4')).makeOptionMandatory();
