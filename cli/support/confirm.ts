import { confirm } from '@clack/prompts';
import { Option } from 'commander';
import { Failure, UsageFailure } from './failure.js';
import { openTerminal, type Terminal } from './terminal.js';

/** Options of a command that pays money, deletes data or changes many things at once. */
export interface Confirmed {
  yes?: boolean;
}
export const asConfirmed = (): Option => new Option('--yes', 'confirms what will happen, for scripts; without it the command asks');

interface Asking extends Confirmed {
  /** What will happen, one line each; shown above the question. */
  effects?: readonly string[];
  terminal?: Terminal | null | undefined;
}

/**
 * Returns once a person or `--yes` confirms what will happen.
 * @param question such as `Refund € 12.50?`
 * @throws UsageFailure without a terminal and without `--yes`; Failure when the person declines
 */
export const confirmed = async (question: string, { yes = false, effects = [], terminal = openTerminal() }: Asking): Promise<void> => {
  if (yes) return;
  if (!terminal) throw new UsageFailure([...effects, `${question} Nothing was done, because this is no terminal: confirm with --yes.`].join('\n'));
  terminal.output.write([...effects, ''].join('\n'));
  if ((await confirm({ message: question, initialValue: false, ...terminal })) !== true) throw new Failure('Nothing was done.');
};
